import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { ServerProcess } from '../serverProcess';
import { useTemporaryFolder } from './temporaryFolder';

describe('server process', () => {
  const root = useTemporaryFolder();

  function start(script: string): Promise<ServerProcess> {
    const serverMain = path.join(root(), 'server.js');
    writeFileSync(serverMain, script);
    const folders = { serverData: root(), userData: root(), extensions: root() };
    return ServerProcess.start({ node: process.execPath, serverMain }, folders, process.env);
  }

  const listen = 'console.log("Extension host agent listening on 1");';

  it('has started when it says so', async () => {
    assert.ok((await start(listen)).port > 0);
  });

  it('fails to start when it ends before, with its last words', async () => {
    await assert.rejects(start('console.error("no such flag"); process.exitCode = 3'), {
      message: "the VS Code server ended with code 3. The server's last lines:\nno such flag",
    });
  });

  it('fails to start when there is no such program', async () => {
    const folders = { serverData: '', userData: '', extensions: '' };
    const started = ServerProcess.start({ node: '/no/node', serverMain: '' }, folders, process.env);
    await assert.rejects(started, /ENOENT/);
  });

  it('fails later when it dies', async () => {
    const server = await start(
      `${listen} process.stdout.write('', () => process.kill(process.pid, 'SIGKILL'))`,
    );
    await assert.rejects(server.failed, /^Error: the VS Code server ended with SIGKILL/);
  });

  it('fails when its extension host dies', async () => {
    const server = await start(
      `${listen} console.log('Extension Host Process exited with code: 1, signal: null.')`,
    );
    await assert.rejects(server.failed, /^Error: the extension host ended with code 1, signal null/);
  });

  it('tells when the extension host has ended well', async () => {
    const script = `${listen} console.log('Extension Host Process exited with code: 0, signal: null.')`;
    const { extensionHostEnded } = await start(script);
    await extensionHostEnded;
  });
});
