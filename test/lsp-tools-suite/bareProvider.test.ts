import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered, rejected } from './fakes/fakeRedhatJava';
import { asVsCode, hit, orderOutline } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');

describe('a provider with less than redhat.java’s API', () => {
  it('is believed at once when it exports nothing', async () => {
    const harness = new Harness();
    harness.java.api = undefined;
    harness.java.waitForIndex = () => rejected(new Error('command not found'));
    harness.java.search = () => answered([order]);
    harness.java.outline = () => answered(orderOutline().map(asVsCode));
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.equal((await harness.fileStructure({ uri: ORDER })).total, 13);
    harness.java.search = () => answered([]);
    assert.equal((await harness.findSymbol({ query: 'Order' })).reason, 'workspaceSymbolNoMatch');
  });

  it('is asked for outlines through VS Code’s command where getDocumentSymbols is missing', async () => {
    const harness = new Harness();
    harness.java.withoutApiMember('getDocumentSymbols');
    harness.java.outline = () => answered(orderOutline().map(asVsCode));
    const byCommand = await harness.fileStructureText({ uri: ORDER });
    assert.deepEqual(harness.java.outlinedByCommand, [vscode.Uri.file(ORDER).toString()]);
    assert.deepEqual(harness.java.outlined, []);

    const withApi = new Harness();
    withApi.java.outline = () => answered(orderOutline());
    assert.equal(byCommand, await withApi.fileStructureText({ uri: ORDER }));
    assert.deepEqual(withApi.java.outlinedByCommand, []);
  });
});
