import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { findJava } from '../install/javaRuntime';
import { installJdtls } from '../install/jdtls';
import { toolsFolder } from '../install/toolsFolder';
import { compileJava, type JavaTools } from './ecj';
import { jarOf } from './jar';

/** The sources, seen from the compiled file. */
export const serverFolder = path.resolve(__dirname, '..', '..', 'server');

/** What `contributes.javaExtensions` names. */
export const serverJar = path.join(serverFolder, 'dist', 'java-lsp-tools-server.jar');

/** The java and the jdtls of the tests, installed on first use. */
export async function javaTools(): Promise<JavaTools> {
  const java = await findJava(toolsFolder);
  const { home } = await installJdtls(toolsFolder);
  return { java, plugins: path.join(home, 'plugins') };
}

/**
 * Builds the bundle that jdtls loads, and writes it to `file`. The same sources give the same bytes.
 *
 * @throws Error with what the compiler says, or with what could not be installed
 */
export async function buildServer(file: string = serverJar): Promise<void> {
  const tools = await javaTools();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'java-lsp-tools-'));
  try {
    // Line numbers and the like would make the bundle a tenth larger; its methods are short.
    await compileJava(tools, [path.join(serverFolder, 'src')], folder, '-g:none');
    for (const part of ['META-INF', 'plugin.xml']) {
      await cp(path.join(serverFolder, part), path.join(folder, part), { recursive: true });
    }
    const jar = await jarOf(folder);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, jar);
  } finally {
    await rm(folder, { recursive: true });
  }
}
