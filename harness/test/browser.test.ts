import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { findBrowser } from '../../install/browser';
import { useTemporaryFolder } from './temporaryFolder';

describe('browser', () => {
  const root = useTemporaryFolder();

  function executable(name: string): string {
    const file = path.join(root(), name);
    writeFileSync(file, '');
    return file;
  }

  it('is the one that CHROMIUM_PATH names, before one on the PATH', async () => {
    const named = executable('mine');
    executable('chromium');
    const found = await findBrowser(root(), { CHROMIUM_PATH: named, PATH: root() });
    assert.deepEqual(found, { executablePath: named, environment: {} });
  });

  it('is an installed one on the PATH', async () => {
    const installed = executable('google-chrome');
    const found = await findBrowser(root(), { PATH: ['/none', root()].join(path.delimiter) });
    assert.equal(found.executablePath, installed);
  });

  it('is asked for when CHROMIUM_PATH names none', async () => {
    const file = path.join(root(), 'none');
    await assert.rejects(findBrowser(root(), { CHROMIUM_PATH: file }), {
      message: `CHROMIUM_PATH names ${file}, and no such file is there`,
    });
  });
});
