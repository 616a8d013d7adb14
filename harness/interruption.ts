import * as os from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const parentCheckMs = 500;

/**
 * Waits until this process is asked to end, or the one that started it is gone. From the call on, signals do
 * not end the process by themselves any more.
 *
 * @returns the exit code that belongs to it: 128 and the number of the signal
 */
export function interruption(): Promise<number> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of signals) {
      process.on(signal, () => {
        resolve(128 + os.constants.signals[signal]);
      });
    }
    setInterval(() => {
      if (process.ppid !== parent) {
        resolve(128 + os.constants.signals.SIGHUP);
      }
    }, parentCheckMs).unref();
  });
}
