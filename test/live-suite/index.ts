import * as path from 'node:path';
import { runMocha } from '../../harness/mochaSuite';

/** Called by VS Code in its extension host: runs the tests of the scene that LIVE_SCENE names. */
export function run(): Promise<void> {
  const { LIVE_SCENE: scene = '' } = process.env;
  // A first call waits until the server has started, imported the project and indexed the JDK.
  return runMocha(path.join(__dirname, scene), { name: `live-${scene}`, timeoutMs: 120_000 });
}
