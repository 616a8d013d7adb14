import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import * as path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../install/browser';
import type { OpenedVsCode } from '../../openVsCode';
import { toolsFolder } from '../../../install/toolsFolder';
import { eventually } from '../eventually';
import { useTemporaryFolder } from '../temporaryFolder';
import { useHostProcesses } from './hostProcess';
import { writeExtension } from './writeExtension';

const writesItsName = `exports.activate = ({ extension }) => {
  require('node:fs').writeFileSync(process.env.ACTIVATED + '/' + extension.id, '');
};`;

describe('a VS Code opened for a person', function () {
  this.timeout(120_000);
  const root = useTemporaryFolder();
  const startHost = useHostProcesses();

  it('has the extension under development and the others, and is gone after Ctrl+C', async () => {
    const [activated, temporary] = ['activated', 't'].map((name) => path.join(root(), name)) as [
      string,
      string,
    ];
    mkdirSync(activated);
    mkdirSync(temporary);
    const content: OpenedVsCode = {
      extensionDevelopmentPath: writeExtension(root(), 'developed', writesItsName),
      extensions: [writeExtension(root(), 'installed', writesItsName)],
      workspace: root(),
      env: { ACTIVATED: activated },
    };
    const host = startHost('test/live/open.js', [JSON.stringify(content)], { TMPDIR: temporary });
    await host.hasWritten('\n');
    const { executablePath, environment } = await findBrowser(toolsFolder, process.env);
    const env = { ...process.env, ...environment };
    const browser = await chromium.launch({ executablePath, env, chromiumSandbox: false });
    try {
      await (await browser.newPage()).goto(host.stdout.trim());
      await eventually('both extensions are activated', () => readdirSync(activated).length === 2);
    } finally {
      await browser.close();
    }
    assert.deepEqual(readdirSync(activated), ['test-host.developed', 'test-host.installed']);
    host.kill('SIGINT');
    assert.equal(await host.result(), 0);
    await host.leavesNoProcess();
    assert.deepEqual(readdirSync(temporary), []);
  });
});
