import { readFileSync, readdirSync } from 'node:fs';

/** The processes that have this entry, `NAME=value`, in the environment that they were started with. Linux only. */
export function processesWith(entry: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && environmentOf(pid).includes(entry));
}

/** The command line of a process, its arguments separated by NUL; empty when it has ended. Linux only. */
export function commandLine(pid: number): string {
  return processFile(pid, 'cmdline');
}

function environmentOf(pid: number): string[] {
  return processFile(pid, 'environ').split('\0');
}

function processFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
}
