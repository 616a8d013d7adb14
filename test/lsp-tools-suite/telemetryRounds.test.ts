import assert from 'node:assert/strict';
import { answered } from './fakes/fakeRedhatJava';
import { errno, FakeWorkspace } from './fakes/fakeWorkspace';
import { hit, orderOutline } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

/** A server that knows `Order`. A search takes 30 ms by the clock of the tools. */
function sampleHarness(): Harness {
  const harness = new Harness();
  harness.java.search = () => {
    harness.clock.advance(30);
    return answered([hit('Order', 'com.acme.shop', ORDER, '6:13-6:18')]);
  };
  harness.java.outline = () => answered(orderOutline());
  return harness;
}

describe('the event of the next call', () => {
  it('names the tool before it, and the time from its end', async () => {
    const harness = sampleHarness();
    await harness.findSymbol({ query: 'Order' });
    harness.clock.advance(1_500);
    await harness.fileStructure({ uri: ORDER });
    harness.clock.advance(6_000);
    await harness.fileStructure({ uri: 'none.java' });
    assert.deepEqual(
      harness.telemetry.events.map(({ tool, properties, measurements }) => [
        tool,
        properties.previousTool,
        measurements.sincePreviousMs,
      ]),
      [
        ['findSymbol', undefined, undefined],
        ['getFileStructure', 'findSymbol', 1_500],
        ['getFileStructure', 'getFileStructure', 6_000],
      ],
    );
  });

  it('that overlaps with the one before it comes 0 ms after it', async () => {
    const harness = sampleHarness();
    await Promise.all([harness.findSymbol({ query: 'Order' }), harness.fileStructure({ uri: ORDER })]);
    const outline = harness.telemetry.events.find(({ tool }) => tool === 'getFileStructure');
    assert.equal(outline?.properties.previousTool, 'findSymbol');
    assert.equal(outline.measurements.sincePreviousMs, 0);
  });
});

describe('every event', () => {
  it('carries nothing that identifies: no query, name, path, URI or message', async () => {
    const secret = 'Ada7Lovelace';
    const workspace = new FakeWorkspace(`/w/${secret}`).addFile(`/w/${secret}/${secret}.java`);
    const harness = new Harness(workspace.fail(`/w/${secret}/x.java`, { realpath: errno('EACCES') }));
    harness.java.search = () => answered([hit(secret, secret, `/w/${secret}/${secret}.java`, '0:0-0:5')]);
    await harness.findSymbol({ query: secret });
    await harness.findSymbol({ query: `${secret}.${secret}#${secret}` });
    await harness.findSymbol({ query: secret, limit: secret });
    await harness.fileStructure({ uri: `/w/${secret}/${secret}.java`, symbol: secret });
    await harness.fileStructure({ uri: `${secret}:${secret}` });
    await harness.fileStructure({ uri: `/w/${secret}/x.java` });
    harness.java.search = () => {
      throw new Error(secret);
    };
    await assert.rejects(harness.findSymbol({ query: secret }));
    assert.equal(harness.telemetry.events.length, 7);
    assert.doesNotMatch(JSON.stringify(harness.telemetry.events), new RegExp(secret));
  });
});
