import * as path from 'node:path';
import { runMocha } from '../../harness/mochaSuite';
import { javaApi } from '../live-suite/observations';

/** Called by VS Code in its extension host: runs the tests of the scene that AGENT_SCENE names. */
export async function run(): Promise<void> {
  const { AGENT_SCENE: scene = '' } = process.env;
  // The start of the Java server is no part of a turn.
  await (await javaApi()).serverReady?.();
  await runMocha(path.join(__dirname, scene), { name: `agent-${scene}`, timeoutMs: 180_000 });
}
