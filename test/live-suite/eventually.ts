/**
 * Tries until `attempt` gives a value.
 * @throws Error with `what` when it has given none for a minute
 */
export async function eventually<T>(
  what: string,
  attempt: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const value = await attempt();
    if (value !== undefined) {
      return value;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Not within a minute: ${what}`);
}
