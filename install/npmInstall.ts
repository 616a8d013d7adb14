import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { run } from './run';

/**
 * Installs one npm package, in exactly the given version, into `folder/node_modules`, without running any of
 * its scripts.
 *
 * @returns the folder of the package
 * @throws Error with npm's last lines, and with what to check
 */
export async function npmInstall(folder: string, name: string, version: string): Promise<string> {
  // A manifest of its own keeps npm from looking further up, where it would find ours.
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  await npm(folder, [`${name}@${version}`]);
  return path.join(folder, 'node_modules', name);
}

/** Installs what the manifest in `folder` depends on at run time. Errors as in {@link npmInstall}. */
export async function npmInstallDependencies(folder: string): Promise<void> {
  await npm(folder, []);
}

async function npm(folder: string, packages: readonly string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  // A registry that cannot be reached should be known in half a minute, not in two.
  const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000'];
  const flags = ['--omit=dev', '--ignore-scripts', '--engine-strict=false', ...quiet, ...patience];
  try {
    await run('npm', ['install', '--prefix', folder, ...flags, ...packages], { cwd: folder });
  } catch (error) {
    throw new Error(
      `could not install ${packages.join(' ') || 'the dependencies'} with npm. Is npm on the PATH, and does ` +
        '`npm ping` reach the registry that it is configured for?',
      { cause: error },
    );
  }
}
