import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered, failed, hanging } from './fakes/fakeRedhatJava';
import { Harness } from './harness';

describe('the event of a call that fails', () => {
  it('tells of a refusal, whole', async () => {
    const harness = new Harness();
    const text = await harness.fileStructureText({ uri: 'pom.xml', limit: 7 });
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'getFileStructure',
        properties: { status: 'error', errorCode: 'notJavaFile' },
        measurements: { limit: 7, responseCharCount: text.length, durationMs: 0 },
      },
    ]);
  });

  it('tells of a server that failed, with the time it took', async () => {
    const harness = new Harness();
    harness.java.search = () => {
      harness.clock.advance(30);
      return failed();
    };
    harness.java.outline = () => {
      harness.clock.advance(200);
      return answered([]);
    };
    const text = await harness.findSymbolText({ query: 'Order' });
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'findSymbol',
        properties: {
          status: 'error',
          errorCode: 'javaServerUnavailable',
          queryForm: 'simple',
          serverReady: true,
        },
        measurements: {
          limit: 20,
          serverWaitMs: 0,
          // Asked twice, and the outline between that brings a dead server back.
          initialQueryDurationMs: 260,
          responseCharCount: text.length,
          durationMs: 260,
        },
      },
    ]);
  });

  it('tells of a cancelled call, whole', async () => {
    const harness = new Harness();
    const source = new vscode.CancellationTokenSource();
    harness.java.search = () => {
      harness.clock.advance(30);
      source.cancel();
      return hanging;
    };
    await assert.rejects(harness.findSymbol({ query: 'Order*' }, { token: source.token }));
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'findSymbol',
        properties: { status: 'cancelled', queryForm: 'wildcard', serverReady: true },
        // The call ends before the search that it no longer waits for.
        measurements: { limit: 20, serverWaitMs: 0, durationMs: 30 },
      },
    ]);
  });

  it('tells of a call cancelled before it was refused, whole', async () => {
    const harness = new Harness();
    const source = new vscode.CancellationTokenSource();
    source.cancel();
    await assert.rejects(harness.findSymbol({ query: ' ' }, { token: source.token }));
    assert.deepEqual(harness.telemetry.events, [
      { tool: 'findSymbol', properties: { status: 'cancelled' }, measurements: { durationMs: 0 } },
    ]);
  });

  it('tells of an error that nobody expected, and the error is thrown', async () => {
    const harness = new Harness();
    const bug = new TypeError('cannot read /home/ada/secret.java');
    harness.java.search = () => {
      throw bug;
    };
    await assert.rejects(harness.findSymbol({ query: 'Order' }), bug);
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'findSymbol',
        properties: {
          status: 'error',
          errorCode: 'unexpectedError',
          queryForm: 'simple',
          serverReady: true,
        },
        measurements: { limit: 20, serverWaitMs: 0, initialQueryDurationMs: 0, durationMs: 0 },
      },
    ]);
  });
});
