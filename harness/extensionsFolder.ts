import { mkdir, readFile, symlink } from 'node:fs/promises';
import * as path from 'node:path';

/**
 * Puts unpacked extensions into a new `--extensions-dir`, each under the name that VS Code would give it. They
 * are linked, not copied, so what they load from folders around theirs is found.
 *
 * @param extensions the folders of the extensions, each with its package.json
 */
export async function fillExtensionsFolder(folder: string, extensions: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const extension of extensions) {
    const source = path.resolve(extension);
    // Windows lets everybody make a junction; other systems do not look at the type.
    await symlink(source, path.join(folder, await installedName(source)), 'junction');
  }
}

async function installedName(extension: string): Promise<string> {
  const file = path.join(extension, 'package.json');
  const { publisher, name, version } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  if (typeof publisher !== 'string' || typeof name !== 'string' || typeof version !== 'string') {
    throw new Error(`${file} must have a publisher, a name and a version`);
  }
  return `${publisher}.${name}-${version}`.toLowerCase();
}
