import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The process id of the jdtls that this extension host has started.
 * @throws Error when there is none, or more than one
 */
export async function jdtlsProcess(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='], {
    maxBuffer: 10_000_000,
  });
  const own = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter(
      (match) => match?.[2] === String(process.pid) && match[3]?.includes('org.eclipse.jdt.ls.core.product'),
    );
  const [id] = own.map((match) => Number(match?.[1]));
  if (own.length !== 1 || id === undefined) {
    throw new Error(`${own.length} processes of jdtls are running, not one.`);
  }
  return id;
}
