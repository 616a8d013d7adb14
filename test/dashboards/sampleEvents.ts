import type { RecordedEvent } from '../../src/telemetry/activityRecorder';
import type { ToolCallMeasurements, ToolCallProperties, ToolId } from '../../src/telemetry/events';
import { toWireEvent } from '../../src/telemetry/wireEvent';

/** Where and when a call was made: which editor session on which machine, and `day hour:minute` of November 2026. */
type Place = readonly [session: string, machine: string, when: string];

function call(
  [session, machine, when]: Place,
  tool: ToolId,
  properties: ToolCallProperties,
  measurements: ToolCallMeasurements,
): RecordedEvent {
  const wire = toWireEvent({ tool, properties, measurements });
  return {
    timestamp: `2026-11-${when.replace(' ', 'T')}:00.000Z`,
    name: `java-lsp-tools.java-lsp-tools/${wire.name}`,
    customDimensions: {
      ...wire.properties,
      'common.vscodesessionid': session,
      'common.vscodemachineid': machine,
    },
    customMeasurements: wire.measurements,
  };
}

const ada: Place = ['s1', 'ada', '02 23:58'];
const adaLater: Place = ['s2', 'ada', '03 00:00'];
const bob: Place = ['s3', 'bob', '03 12:30'];

/** Two people, three sessions and two days; every kind of outcome, and gaps at each side of each border. */
export const sampleEvents: readonly RecordedEvent[] = [
  call(
    ada,
    'findSymbol',
    { status: 'empty', emptyReason: 'serverNotFullyReady', serverReady: false, queryForm: 'simple' },
    { serverWaitMs: 60_000, durationMs: 60_001, resultCount: 0, responseCharCount: 180 },
  ),
  call(
    ada,
    'findSymbol',
    {
      status: 'success',
      serverReady: false,
      retried: false,
      truncated: false,
      queryForm: 'simple',
      previousTool: 'findSymbol',
    },
    {
      sincePreviousMs: 5001,
      serverWaitMs: 0,
      initialQueryDurationMs: 40,
      durationMs: 44,
      resultCount: 1,
      responseCharCount: 300,
    },
  ),
  call(
    ada,
    'getFileStructure',
    {
      status: 'success',
      serverReady: true,
      truncated: true,
      truncatedBy: ['count', 'depth'],
      previousTool: 'findSymbol',
    },
    {
      sincePreviousMs: 1000,
      serverWaitMs: 0,
      outlineQueryDurationMs: 20,
      durationMs: 25,
      resultCount: 20,
      responseCharCount: 2000,
    },
  ),
  call(
    adaLater,
    'findSymbol',
    { status: 'success', serverReady: true, retried: true, truncated: false, queryForm: 'qualified' },
    {
      serverWaitMs: 10,
      initialQueryDurationMs: 30,
      retryQueryDurationMs: 15,
      durationMs: 60,
      resultCount: 2,
      responseCharCount: 500,
    },
  ),
  call(
    adaLater,
    'findSymbol',
    {
      status: 'empty',
      emptyReason: 'workspaceSymbolNoMatch',
      serverReady: true,
      retried: true,
      queryForm: 'qualified',
      previousTool: 'findSymbol',
    },
    {
      sincePreviousMs: 0,
      serverWaitMs: 0,
      initialQueryDurationMs: 10,
      retryQueryDurationMs: 12,
      durationMs: 22,
      resultCount: 0,
      responseCharCount: 250,
    },
  ),
  call(
    adaLater,
    'findSymbol',
    {
      status: 'success',
      serverReady: true,
      retried: true,
      truncated: true,
      truncatedBy: ['size'],
      queryForm: 'member',
      previousTool: 'findSymbol',
    },
    {
      sincePreviousMs: 1001,
      serverWaitMs: 0,
      initialQueryDurationMs: 8,
      retryQueryDurationMs: 9,
      outlineQueryDurationMs: 50,
      durationMs: 70,
      resultCount: 30,
      responseCharCount: 7990,
    },
  ),
  call(
    adaLater,
    'findSymbol',
    { status: 'cancelled', serverReady: true, queryForm: 'member', previousTool: 'findSymbol' },
    {
      sincePreviousMs: 5000,
      serverWaitMs: 0,
      initialQueryDurationMs: 5,
      retryQueryDurationMs: 900,
      durationMs: 905,
    },
  ),
  call(
    bob,
    'getFileStructure',
    { status: 'error', errorCode: 'fileNotFound' },
    { durationMs: 2, responseCharCount: 150 },
  ),
  call(
    bob,
    'getFileStructure',
    { status: 'error', errorCode: 'fileNotFound', previousTool: 'getFileStructure' },
    { sincePreviousMs: 3, durationMs: 1, responseCharCount: 150 },
  ),
  call(
    bob,
    'getFileStructure',
    {
      status: 'empty',
      emptyReason: 'noMatchingDeclaration',
      serverReady: true,
      previousTool: 'getFileStructure',
    },
    {
      sincePreviousMs: 0,
      serverWaitMs: 0,
      outlineQueryDurationMs: 18,
      durationMs: 20,
      resultCount: 0,
      responseCharCount: 220,
    },
  ),
  call(
    bob,
    'findSymbol',
    {
      status: 'error',
      errorCode: 'timeout',
      serverReady: true,
      queryForm: 'wildcard',
      previousTool: 'getFileStructure',
    },
    {
      sincePreviousMs: 7000,
      serverWaitMs: 0,
      initialQueryDurationMs: 30_000,
      durationMs: 30_001,
      responseCharCount: 160,
    },
  ),
];
