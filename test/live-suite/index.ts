import { runMocha } from '../host/mochaSuite';

/** Called by VS Code in its extension host. */
export function run(): Promise<void> {
  // A first call waits until the server has started, imported the project and indexed the JDK.
  return runMocha(__dirname, { name: 'live', timeoutMs: 120_000 });
}
