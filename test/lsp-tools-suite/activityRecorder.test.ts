import assert from 'node:assert/strict';
import type { ToolCallEvent } from '../../src/telemetry/events';
import { ActivityRecorder, type RecordingHost } from '../../src/telemetry/activityRecorder';
import { RecordCommand } from '../../src/telemetry/recordCommand';

const event: ToolCallEvent = {
  tool: 'getFileStructure',
  properties: { status: 'success', truncated: true, truncatedBy: ['depth', 'size'], serverReady: false },
  measurements: { limit: 20, durationMs: 42 },
};
const NOON = new Date('2026-11-30T12:00:00.250Z');
const LINE = `${JSON.stringify({
  timestamp: '2026-11-30T12:00:00.250Z',
  name: 'acme.tools/lmTool.getFileStructure',
  customDimensions: {
    status: 'success',
    truncated: 'true',
    truncatedBy: 'depth,size',
    serverReady: 'false',
    'common.extversion': '1.2.3',
  },
  customMeasurements: { limit: 20, durationMs: 42 },
})}\n`;

/** A recorder over a disk in memory. */
function recorderOn(files: Map<string, string>, host: Partial<RecordingHost> = {}): ActivityRecorder {
  const append = (file: string, text: string) => {
    files.set(file, (files.get(file) ?? '') + text);
    return Promise.resolve();
  };
  const context = { extensionId: 'acme.tools', dimensions: { 'common.extversion': '1.2.3' } };
  const failed = (file: string, error: unknown) => assert.fail(`${file}: ${String(error)}`);
  return new ActivityRecorder({ now: () => NOON, append, failed, ...host }, context);
}

describe('the recorder of tool activity', () => {
  it('writes nothing until it is started, then a line a call, then nothing', async () => {
    const files = new Map<string, string>();
    const recorder = recorderOn(files);
    recorder.report(event);
    assert.deepEqual([...files], []);
    await recorder.start('/r/a.ndjson');
    assert.deepEqual([...files], [['/r/a.ndjson', '']]);
    recorder.report(event);
    recorder.report(event);
    assert.deepEqual(await recorder.stop(), { file: '/r/a.ndjson', count: 2 });
    recorder.report(event);
    assert.deepEqual([...files], [['/r/a.ndjson', LINE + LINE]]);
    assert.equal(await recorder.stop(), undefined);
  });

  it('keeps the order of calls that end faster than the disk writes', async () => {
    const order: number[] = [];
    const waiting: (() => void)[] = [];
    const append = (_file: string, text: string) => {
      if (text === '') {
        return Promise.resolve();
      }
      order.push((JSON.parse(text) as { customMeasurements: { limit: number } }).customMeasurements.limit);
      return new Promise<void>((resolve) => waiting.push(resolve));
    };
    const recorder = recorderOn(new Map(), { append });
    await recorder.start('/r/a.ndjson');
    recorder.report({ ...event, measurements: { limit: 1 } });
    recorder.report({ ...event, measurements: { limit: 2 } });
    const stopped = recorder.stop();
    await new Promise(setImmediate);
    assert.deepEqual(order, [1]);
    waiting.shift()?.();
    await new Promise(setImmediate);
    assert.deepEqual(order, [1, 2]);
    waiting.shift()?.();
    assert.deepEqual(await stopped, { file: '/r/a.ndjson', count: 2 });
  });

  it('ends, and says so once, when its file cannot be written', async () => {
    const failures: unknown[] = [];
    const full = new Error('no space');
    const append = (_file: string, text: string) => (text === '' ? Promise.resolve() : Promise.reject(full));
    const recorder = recorderOn(new Map(), {
      append,
      failed: (file, error) => failures.push([file, error]),
    });
    await recorder.start('/r/a.ndjson');
    recorder.report(event);
    recorder.report(event);
    await new Promise(setImmediate);
    assert.deepEqual(failures, [['/r/a.ndjson', full]]);
    assert.equal(recorder.file, undefined);
  });
});

describe('the command that records tool activity', () => {
  function commandOn(files: Map<string, string>, choose: (message: string) => string | undefined) {
    const said: string[] = [];
    const recorder = recorderOn(files);
    const command = new RecordCommand(recorder, '/storage', () => NOON, {
      showMessage: (message, ...actions) => {
        said.push(`${message} [${actions.join()}]`);
        return Promise.resolve(choose(message));
      },
      openFile: (file) => Promise.resolve(said.push(`opened ${file}`)),
      showRecording: () => {
        said.push('shown');
        return { dispose: () => void said.push('hidden') };
      },
    });
    return { said, recorder, command };
  }
  const FILE = '/storage/tool-activity-2026-11-30T12-00-00.250Z.ndjson';

  it('turns recording on and off, and says where it writes', async () => {
    const files = new Map<string, string>();
    const { said, recorder, command } = commandOn(files, () => undefined);
    assert.equal(await command.run(), FILE);
    recorder.report(event);
    assert.equal(await command.run(), FILE);
    assert.deepEqual(said, [
      'shown',
      `Recording tool activity, on this machine only: ${FILE} [Open File]`,
      'hidden',
      `Recording ended with 1 call: ${FILE} [Open File]`,
    ]);
    assert.deepEqual([...files], [[FILE, LINE]]);
  });

  it('opens the file for who asks for it', async () => {
    const { said, command } = commandOn(new Map(), (message) =>
      message.startsWith('Recording ended') ? 'Open File' : undefined,
    );
    await command.run();
    await command.run();
    await new Promise(setImmediate);
    assert.deepEqual(said.slice(-2), [`Recording ended with 0 calls: ${FILE} [Open File]`, `opened ${FILE}`]);
  });

  it('fails, and records nothing, where the file cannot be made', async () => {
    const denied = new Error('read-only');
    const recorder = recorderOn(new Map(), { append: () => Promise.reject(denied) });
    const host = {
      showMessage: () => assert.fail(),
      openFile: () => assert.fail(),
      showRecording: () => assert.fail(),
    };
    await assert.rejects(new RecordCommand(recorder, '/storage', () => NOON, host).run(), denied);
    assert.equal(recorder.file, undefined);
  });
});
