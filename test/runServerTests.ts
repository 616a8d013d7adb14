import { readdir } from 'node:fs/promises';
import * as path from 'node:path';
import { javaTools, serverFolder } from '../server/buildServer';
import { compileJava, runJava } from '../server/ecj';
import { exitWith } from '../install/exitWith';
import { withTemporaryFolder } from '../harness/temporaryFolder';

/** Runs the unit tests of the bundle in `server/`, with the JUnit that jdtls brings along. */
async function main(): Promise<number> {
  const tools = await javaTools();
  const tests = path.join(serverFolder, 'test');
  const names = (await readdir(path.join(tests, 'javalsptools')))
    .filter((file) => file.endsWith('Test.java'))
    .map((file) => `javalsptools.${path.basename(file, '.java')}`);
  return withTemporaryFolder(async (folder) => {
    await compileJava(tools, [path.join(serverFolder, 'src'), tests], folder, '-g');
    const output = await runJava(tools, [folder], ['javalsptools.RunTests', ...names]);
    process.stdout.write(output);
    return / 0 failed\s*$/.test(output) ? 0 : 1;
  });
}

exitWith(main());
