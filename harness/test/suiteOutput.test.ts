import assert from 'node:assert/strict';
import { writeEntry } from '../suiteOutput';

describe('suite output', () => {
  function written(level: string, fromExtensionHost: boolean, ...values: unknown[]): string[] {
    const texts: string[] = [];
    writeEntry(
      { level, fromExtensionHost, values },
      { out: (text) => texts.push(`out: ${text}`), error: (text) => texts.push(`error: ${text}`) },
    );
    return texts;
  }

  it('has what the extension host logs, formatted as the console does', () => {
    assert.deepEqual(written('info', true, '  %s passing', 3, { a: 1 }), ['out:   3 passing { a: 1 }\n']);
  });

  it('has empty lines', () => {
    assert.deepEqual(written('info', true, ''), ['out: \n']);
  });

  it('has the extension host’s warnings and errors on standard error', () => {
    assert.deepEqual(written('warn', true, 'careful'), ['error: careful\n']);
    assert.deepEqual(written('error', true, 'broken'), ['error: broken\n']);
  });

  it('has the errors of the workbench, such as an extension that cannot be activated', () => {
    assert.deepEqual(written('error', false, 'Activating failed'), ['error: Activating failed\n']);
  });

  it('has nothing else of the workbench', () => {
    assert.deepEqual(written('info', false, 'Creating a socket'), []);
    assert.deepEqual(written('warn', false, 'took 26ms'), []);
  });

  it('has no known noise of the server build, whoever logs it', () => {
    assert.deepEqual(written('error', false, 'getaddrinfo ENOTFOUND open-vsx.org: Failed'), []);
    assert.deepEqual(written('error', true, 'Canceled: Canceled: Canceled'), []);
  });

  it('has what a suite logs even when it reads like noise', () => {
    assert.deepEqual(written('info', true, 'Canceled: Canceled'), ['out: Canceled: Canceled\n']);
  });
});
