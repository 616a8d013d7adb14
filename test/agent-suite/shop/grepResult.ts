/**
 * The place of the first match in a result of Copilot's `grep_search`: a path, relative to the opened folder, and below it
 * lines that begin with their numbers.
 * @throws Error when it has none
 */
export function lineFound(result: string): { readonly file: string; readonly line: number } {
  const { file, line } = /^(?<file>\S.*)\n(?<line>\d+):/m.exec(result)?.groups ?? {};
  if (file === undefined || line === undefined) {
    throw new Error(`No match in ${result}`);
  }
  return { file, line: Number(line) };
}
