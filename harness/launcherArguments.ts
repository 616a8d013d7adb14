import { parseArgs } from 'node:util';

/** What a test run of VS Code is asked for. All paths as they were given. */
export interface LauncherArguments {
  readonly extensionDevelopmentPath: string;
  readonly extensionTestsPath: string;
  readonly extensionsDir: string | undefined;
  readonly userDataDir: string | undefined;
  /** A folder or a `.code-workspace` file. */
  readonly workspace: string | undefined;
}

const flag = { type: 'boolean' } as const;
const value = { type: 'string' } as const;
const values = { type: 'string', multiple: true } as const;

/** Flags of the desktop VS Code that mean nothing to, or are always so in, the server build. */
const ignored = {
  'no-sandbox': flag,
  'disable-gpu': flag,
  'disable-gpu-sandbox': flag,
  'disable-updates': flag,
  'disable-workspace-trust': flag,
  'no-cached-data': flag,
  'skip-release-notes': flag,
  'skip-welcome': flag,
};

/**
 * Reads the arguments of desktop VS Code that a test run needs.
 *
 * @throws Error that names the argument which is missing, unknown, or given too often
 */
export function parseLauncherArguments(args: readonly string[]): LauncherArguments {
  const { values: given, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...ignored,
      extensionDevelopmentPath: values,
      extensionTestsPath: values,
      'extensions-dir': value,
      'user-data-dir': value,
    },
  });
  return {
    extensionDevelopmentPath: single('--extensionDevelopmentPath', given.extensionDevelopmentPath),
    extensionTestsPath: single('--extensionTestsPath', given.extensionTestsPath),
    extensionsDir: given['extensions-dir'],
    userDataDir: given['user-data-dir'],
    workspace: positionals.length === 0 ? undefined : single('the folder or workspace', positionals),
  };
}

/** The page that opens the server build keeps one value of each, so a second one would be lost silently. */
function single(name: string, given: readonly string[] = []): string {
  const [first, ...others] = given;
  if (first === undefined || others.length > 0) {
    throw new Error(`${name} must be given once, and was given ${given.length} times`);
  }
  return first;
}
