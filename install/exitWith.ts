/** Ends this process with the exit code that the work gives, or with 1 and its error on the console. */
export function exitWith(work: Promise<number>): void {
  work.then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
