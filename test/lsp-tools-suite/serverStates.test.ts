import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './fakes/fakeRedhatJava';
import { hit, orderOutline } from './fakes/javaAnswers';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');
const workspace = () => new FakeWorkspace('/w/shop').addFile(ORDER);

const missing = {
  error: 'The extension redhat.java is not installed or is disabled, so there is no Java language server.',
  errorCode: 'javaServerUnavailable',
  hint: 'Java declarations can only be found by text search in this window.',
};
const lightweight = {
  error: 'The Java language server runs in lightweight mode, which knows no projects.',
  errorCode: 'javaServerUnavailable',
  hint: 'Java declarations can only be found by text search until the user switches the server to standard mode.',
};
const stopped = {
  error: 'The Java language server has stopped or failed to answer.',
  errorCode: 'javaServerUnavailable',
  hint: 'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
};

async function bothRefuse(harness: Harness, refusal: object): Promise<void> {
  assert.deepEqual(await harness.findSymbol({ query: 'Order' }), refusal);
  assert.deepEqual(await harness.fileStructure({ uri: ORDER }), refusal);
  assert.deepEqual(harness.java.queries, []);
  assert.deepEqual(harness.java.outlined, []);
}

describe('the state of the Java server', () => {
  it('is unavailable where redhat.java is missing or disabled, and no provider is asked', async () => {
    const harness = new Harness();
    harness.java.installed = false;
    await bothRefuse(harness, missing);
  });

  it('is unavailable in lightweight mode, and no provider is asked', async () => {
    const harness = new Harness();
    harness.java.serverMode = 'LightWeight';
    harness.java.starting();
    await bothRefuse(harness, lightweight);
  });

  it('is unavailable when redhat.java cannot be activated', async () => {
    const harness = new Harness();
    harness.java.isActive = false;
    harness.java.activation = () => Promise.reject(new Error('Java runtime not found'));
    await bothRefuse(harness, stopped);
  });

  it('is unavailable when the server has fallen back to lightweight mode by the end of the wait', async () => {
    const harness = new Harness(workspace(), { readinessMs: 40 });
    harness.java.starting();
    const answer = harness.findSymbol({ query: 'Order' });
    while (harness.waiting.length === 0) {
      await new Promise(setImmediate);
    }
    await new Promise(setImmediate);
    harness.java.serverMode = 'LightWeight';
    assert.deepEqual(await answer, lightweight);
    assert.deepEqual(harness.java.queries, []);
  });

  it('ready makes an outline wait for nothing, and a search only for the index', async () => {
    const harness = new Harness();
    harness.java.search = () => answered([order]);
    harness.java.outline = () => answered(orderOutline());
    assert.equal((await harness.fileStructure({ uri: ORDER })).total, 13);
    assert.equal(harness.waiting.length, 0);
    const { total, serverReady } = await harness.findSymbol({ query: 'Order' });
    assert.deepEqual([total, serverReady], [1, undefined]);
    assert.deepEqual([harness.waiting.length, harness.java.indexWaits], [1, 1]);
  });

  it('starting makes a call wait, tells a person, and answers in full once it is ready', async () => {
    const harness = new Harness();
    const becomeReady = harness.java.starting();
    harness.java.search = () => answered([order]);
    const answer = harness.findSymbol({ query: 'Order' });
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    assert.deepEqual(harness.java.queries, []);
    assert.equal(harness.waiting.length, 1);
    becomeReady();
    assert.equal((await answer).total, 1);
    assert.equal((await answer).serverReady, undefined);
    await Promise.all(harness.waiting);
  });

  it('not active yet is activated by the call', async () => {
    const harness = new Harness();
    harness.java.isActive = false;
    harness.java.outline = () => answered(orderOutline());
    assert.equal((await harness.fileStructure({ uri: ORDER })).total, 13);
    assert.equal(harness.java.isActive, true);
  });
});

describe('a Java server that is not ready within the bound', () => {
  const impatient = () => new Harness(workspace(), { readinessMs: 40 });

  it('makes an empty search serverNotFullyReady', async () => {
    const harness = impatient();
    harness.java.starting();
    assert.deepEqual(await harness.findSymbol({ query: 'Order' }), {
      results: [],
      total: 0,
      reason: 'serverNotFullyReady',
      message:
        'The Java server is still starting or importing projects, so this says nothing yet about whether the symbol exists.',
    });
  });

  it('makes an empty outline serverNotFullyReady', async () => {
    const harness = impatient();
    harness.java.starting();
    assert.deepEqual(await harness.fileStructure({ uri: ORDER }), {
      documentUri: vscode.Uri.file(ORDER).toString(),
      file: vscode.Uri.file(ORDER).fsPath,
      symbols: [],
      total: 0,
      reason: 'serverNotFullyReady',
      message:
        'The Java server is still starting or importing projects, so this says nothing yet about what the file declares.',
    });
  });

  it('gives the hits that it has, marked serverReady: false', async () => {
    const harness = impatient();
    harness.java.starting();
    harness.java.search = () => answered([order]);
    const { total, serverReady, reason } = await harness.findSymbol({ query: 'Order' });
    assert.deepEqual({ total, serverReady, reason }, { total: 1, serverReady: false, reason: undefined });
  });

  it('is the same when redhat.java is still activating', async () => {
    const harness = impatient();
    harness.java.isActive = false;
    harness.java.activation = () => new Promise<never>(() => undefined);
    assert.equal((await harness.findSymbol({ query: 'Order' })).reason, 'serverNotFullyReady');
  });
});

describe('a Java server that reports an error', () => {
  const addition =
    ' The Java server reports an error, such as a project that it could not import, and may not know all of the workspace.';

  function reporting(): Harness {
    const harness = new Harness(workspace(), { readinessMs: 40 });
    harness.java.status = 'Error';
    return harness;
  }

  it('is asked all the same, once it is ready: it may have failed to import one project only', async () => {
    const harness = reporting();
    harness.java.search = () => answered([order]);
    harness.java.outline = () => answered(orderOutline());
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.equal((await harness.fileStructure({ uri: ORDER })).total, 13);
  });

  it('is named in empty answers, after the text that they have without it', async () => {
    const sound = new Harness();
    const harness = reporting();
    assert.equal(
      (await harness.findSymbol({ query: 'Order' })).message,
      `${(await sound.findSymbol({ query: 'Order' })).message ?? ''}${addition}`,
    );
    assert.equal(
      (await harness.fileStructure({ uri: ORDER })).message,
      `${(await sound.fileStructure({ uri: ORDER })).message ?? ''}${addition}`,
    );
  });

  it('is unavailable when it does not become ready', async () => {
    const harness = reporting();
    harness.java.starting();
    await bothRefuse(harness, stopped);
  });
});
