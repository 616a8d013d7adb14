import { setTimeout as delay } from 'node:timers/promises';

const deadlineMs = 15_000;

/**
 * Asks again and again until the answer is yes.
 *
 * @param what says what is waited for
 * @throws Error that says what did not come to pass within 15 s
 */
export async function eventually(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await holds())) {
    if (Date.now() > deadline) {
      throw new Error(`not within ${deadlineMs / 1000} s: ${what}`);
    }
    await delay(20);
  }
}
