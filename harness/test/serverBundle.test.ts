import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { buildServer, serverFolder, serverJar } from '../../server/buildServer';
import { run } from '../../install/run';
import { useTemporaryFolder } from './temporaryFolder';

const project = path.dirname(serverFolder);

describe('the bundle for jdtls', () => {
  const folder = useTemporaryFolder();

  it('is the same, byte for byte, whenever it is built', async () => {
    const [first, second] = [path.join(folder(), 'first.jar'), path.join(folder(), 'second.jar')];
    await buildServer(first);
    await buildServer(second);
    assert.ok((await readFile(first)).equals(await readFile(second)));
  });

  it('is smaller than 30 kB', async () => {
    const jar = path.join(folder(), 'server.jar');
    await buildServer(jar);
    const { size } = await stat(jar);
    assert.ok(size < 30_000, `${size} bytes`);
  });

  it('is where the manifest names it for redhat.java', async () => {
    const manifest = await readFile(path.join(project, 'package.json'), 'utf8');
    const { contributes } = JSON.parse(manifest) as { contributes: { javaExtensions: string[] } };
    assert.deepEqual(
      contributes.javaExtensions.map((file) => path.resolve(project, file)),
      [serverJar],
    );
  });

  it('is in the extension package, and its sources are not', async () => {
    await buildServer();
    const vsce = path.join(project, 'node_modules', '@vscode', 'vsce', 'vsce');
    const listed = await run(process.execPath, [vsce, 'ls', '--no-dependencies'], { cwd: project });
    const files = listed.split(/\r?\n/).filter((file) => file.startsWith('server/'));
    assert.deepEqual(files, ['server/dist/java-lsp-tools-server.jar']);
  });
});
