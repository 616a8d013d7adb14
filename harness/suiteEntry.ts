/**
 * Runs a suite in the extension host and leaves a file when it has succeeded. VS Code itself ends with code 0
 * not only then, but also when it loses its extension host.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What an extension host runs as its tests. */
interface Suite {
  readonly run: () => Promise<void>;
}

/** The environment that tells the entry the suite's module and the file to leave, as absolute paths. */
export function suiteEntryEnvironment(suiteModule: string, successFile: string): Record<string, string> {
  return { SUITE_MODULE: suiteModule, SUITE_SUCCESS_FILE: successFile };
}

/** Called by the extension host. Fails as the suite does. */
export async function run(): Promise<void> {
  const { SUITE_MODULE: suiteModule = '', SUITE_SUCCESS_FILE: successFile = '' } = process.env;
  const suite = createRequire(__filename)(suiteModule) as Suite;
  await suite.run();
  writeFileSync(successFile, '');
}
