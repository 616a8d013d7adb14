/**
 * Runs each scene of a suite, one after the other, or only the one that is named.
 *
 * @param run gives the exit code of one scene
 * @returns the highest of the exit codes
 * @throws Error when there is no scene of that name
 */
export async function runScenes<Scene>(
  scenes: Readonly<Record<string, Scene>>,
  only: string | undefined,
  run: (name: string, scene: Scene) => Promise<number>,
): Promise<number> {
  if (only !== undefined && !(only in scenes)) {
    throw new Error(`There is no scene ${only}. There are: ${Object.keys(scenes).join(', ')}.`);
  }
  let worst = 0;
  for (const [name, scene] of Object.entries(scenes)) {
    if (only === undefined || only === name) {
      console.log(`\n-- ${name}`);
      worst = Math.max(worst, await run(name, scene));
    }
  }
  return worst;
}
