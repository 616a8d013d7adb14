/** Runs the script that its arguments name, and waits for it; does not hand signals on to it. */
import { spawn } from 'node:child_process';

spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
