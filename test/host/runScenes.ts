/**
 * Runs each scene of a suite, one after the other, or only the one that is named.
 *
 * @param run gives the exit code of one scene
 * @returns the highest of the exit codes
 */
export async function runScenes<Scene>(
  scenes: Readonly<Record<string, Scene>>,
  only: string | undefined,
  run: (name: string, scene: Scene) => Promise<number>,
): Promise<number> {
  let worst = 0;
  for (const [name, scene] of Object.entries(scenes)) {
    if (only === undefined || only === name) {
      console.log(`\n-- ${name}`);
      worst = Math.max(worst, await run(name, scene));
    }
  }
  return worst;
}
