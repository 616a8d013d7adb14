import type { AnsweredBy } from '../core/symbolSearch';
import type { OutlineCut } from '../core/outline';
import type { QueryForm } from '../core/symbolQuery';
import type { ToolErrorCode } from '../core/toolError';

/** The two tools, as events and tables call them. */
export type ToolId = 'findSymbol' | 'getFileStructure';

/** Why a result is empty, for the model and for telemetry. */
export type EmptyReason =
  'serverNotFullyReady' | 'workspaceSymbolNoMatch' | 'documentSymbolProviderEmpty' | 'noMatchingDeclaration';

/** What happened in one call. Closed lists, booleans and numbers only: no text that came from a user can be in it. */
export interface ToolCallProperties {
  status: 'success' | 'empty' | 'error' | 'cancelled';
  errorCode?: ToolErrorCode | 'unexpectedError';
  emptyReason?: EmptyReason;
  truncated?: boolean;
  truncatedBy?: readonly (OutlineCut | 'size' | 'search')[];
  retried?: boolean;
  queryForm?: QueryForm;
  answeredBy?: AnsweredBy | 'documentSymbols';
  serverReady?: boolean;
  previousTool?: ToolId;
}

/** Numbers of one call. Durations are what this client observed, in milliseconds. */
export interface ToolCallMeasurements {
  limit?: number;
  resultCount?: number;
  totalResults?: number;
  responseCharCount?: number;
  durationMs?: number;
  serverWaitMs?: number;
  initialQueryDurationMs?: number;
  retryQueryDurationMs?: number;
  outlineQueryDurationMs?: number;
  sincePreviousMs?: number;
}

/** The event of one call of a tool: `lmTool.findSymbol` or `lmTool.getFileStructure`. */
export interface ToolCallEvent {
  readonly tool: ToolId;
  readonly properties: Readonly<ToolCallProperties>;
  readonly measurements: Readonly<ToolCallMeasurements>;
}

/** How VS Code's `telemetry.json` describes one property. */
export interface PropertyClassification {
  readonly classification: 'SystemMetaData' | 'PublicNonPersonalData' | 'EndUserPseudonymizedInformation';
  readonly purpose: 'FeatureInsight' | 'PerformanceAndHealth';
  readonly comment: string;
  readonly isMeasurement?: true;
}

function feature(comment: string): PropertyClassification {
  return { classification: 'SystemMetaData', purpose: 'FeatureInsight', comment };
}

function measurement(comment: string): PropertyClassification {
  return { classification: 'SystemMetaData', purpose: 'PerformanceAndHealth', comment, isMeasurement: true };
}

/** Every property, classified: one that is added above and not here does not compile. */
export const classifications: Readonly<
  Record<keyof ToolCallProperties | keyof ToolCallMeasurements, PropertyClassification>
> = {
  status: feature('How the call ended: success, empty, error or cancelled.'),
  errorCode: feature('Which refusal or failure, from the closed list that the model sees too.'),
  emptyReason: feature('Why nothing was found, from a closed list.'),
  truncated: feature('Whether the model saw less than there was.'),
  truncatedBy: feature('What shortened the answer: count, depth, size or search, comma-separated.'),
  retried: feature('Whether the normalising retry ran.'),
  queryForm: feature('How the query was written: simple, qualified, member, wildcard or other.'),
  answeredBy: feature('Which source the answer came from.'),
  serverReady: feature('Whether the Java server had imported the projects.'),
  previousTool: feature('Which of the two tools was called before this one in the window.'),
  limit: measurement('The limit in force, in rows.'),
  resultCount: measurement('Rows that the model saw.'),
  totalResults: measurement('Rows that there were.'),
  responseCharCount: measurement('Characters of the result.'),
  durationMs: measurement('The whole call, observed by the client, in milliseconds.'),
  serverWaitMs: measurement('Waiting for the Java server to become ready, in milliseconds.'),
  initialQueryDurationMs: measurement('The search for the query as written, in milliseconds.'),
  retryQueryDurationMs: measurement('The normalising retry, in milliseconds.'),
  outlineQueryDurationMs: measurement('The request for an outline, in milliseconds.'),
  sincePreviousMs: measurement(
    'From the end of the previous call to the start of this one, in milliseconds; 0 when they overlap.',
  ),
};
