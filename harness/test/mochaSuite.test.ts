import assert from 'node:assert/strict';
import * as path from 'node:path';
import { run } from '../../install/run';

describe('runMocha', () => {
  const suites = path.join(__dirname, 'live', 'suites');

  function runSuite(suite: string, grep?: string): Promise<string> {
    const script = `require(${JSON.stringify(path.join(suites, suite))}).run().catch((error) => {
      console.log(error.message);
      process.exitCode = 1;
    })`;
    return run(process.execPath, ['-e', script], { env: { ...process.env, MOCHA_GREP: grep } });
  }

  it('counts, and fails when a test fails', async () => {
    const end = /\n\[suite failing\] 1 passed, 1 failed\nsuite failing: 1 failed$/;
    await assert.rejects(runSuite('failing.js'), end);
  });

  it('runs what MOCHA_GREP matches', async () => {
    assert.match(await runSuite('failing.js', '^holds'), /\n\[suite failing\] 1 passed, 0 failed\n$/);
  });

  it('fails when nothing is run', async () => {
    const end = /\n\[suite failing\] 0 passed, 0 failed\nsuite failing: no test was run$/;
    await assert.rejects(runSuite('failing.js', 'no such title'), end);
  });
});
