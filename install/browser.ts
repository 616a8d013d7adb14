import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { installOnce } from './installOnce';
import { npmInstall } from './npmInstall';
import { run } from './run';

const chromiumVersion = '147.0.0';
const installedNames = ['chromium', 'google-chrome', 'google-chrome-stable'];

/** A Chromium that can be started: the file, and the environment variables that it needs besides ours. */
export interface Browser {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Finds a browser: the one that CHROMIUM_PATH names, else one on the PATH, else a headless build that is
 * installed under `root` on first use (67 MB, about 10 s).
 *
 * @throws Error that says what is missing and what to do
 */
export async function findBrowser(root: string, environment: NodeJS.ProcessEnv): Promise<Browser> {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, and no such file is there`);
  }
  const installed = named ?? onPath(environment['PATH'] ?? '');
  if (installed !== undefined) {
    return { executablePath: installed, environment: {} };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'no Chromium or Chrome was found. Install one, or let CHROMIUM_PATH name its executable.',
    );
  }
  const folder = await installOnce(root, `chromium-${chromiumVersion}`, unpackChromium);
  return {
    executablePath: path.join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts', fontsConfiguration),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
    },
  };
}

const fontsConfiguration = 'our-fonts.conf';

/** Chromium ends at once where it finds no font. The configuration in the package names only folders of another platform. */
const fontsConfigurationText = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function onPath(searchPath: string): string | undefined {
  return (
    searchPath
      .split(path.delimiter)
      // What snap installs cannot read the temporary folder that the profile is in.
      .filter((folder) => !folder.startsWith('/snap/'))
      .flatMap((folder) => installedNames.map((name) => path.join(folder, name)))
      .find((file) => path.isAbsolute(file) && existsSync(file))
  );
}

/** The package holds Chromium, the libraries that bare systems lack, and a font, each of them compressed. */
async function unpackChromium(folder: string): Promise<void> {
  const archives = path.join(await npmInstall(folder, '@sparticuz/chromium', chromiumVersion), 'bin');
  await decompress(path.join(archives, 'chromium.br'), path.join(folder, 'chromium'));
  await chmod(path.join(folder, 'chromium'), 0o755);
  await unpack(path.join(archives, 'al2023.tar.br'), folder);
  await unpack(path.join(archives, 'fonts.tar.br'), path.join(folder, 'fonts'));
  await writeFile(path.join(folder, 'fonts', fontsConfiguration), fontsConfigurationText);
  await rm(path.join(folder, 'node_modules'), { recursive: true });
}

async function unpack(archive: string, folder: string): Promise<void> {
  const tar = path.join(folder, path.basename(archive, '.br'));
  await mkdir(folder, { recursive: true });
  await decompress(archive, tar);
  await run('tar', ['-xf', tar, '-C', folder]);
  await rm(tar);
}

async function decompress(from: string, to: string): Promise<void> {
  await writeFile(to, await promisify(brotliDecompress)(await readFile(from)));
}
