/**
 * Waits for a promise, but no longer than a deadline.
 *
 * @param what says what did not happen; asked when the deadline has passed
 * @throws Error that says what did not happen within how many seconds
 */
export async function within<T>(deadlineMs: number, promise: Promise<T>, what: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not within ${deadlineMs / 1000} s: ${what()}`));
    }, deadlineMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
