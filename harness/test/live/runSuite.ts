/** Runs the suite that its argument describes as JSON, and ends with its exit code. */
import { runInVsCode } from '../../vsCode';
import type { SuiteRun } from '../../vsCode';

void runInVsCode(JSON.parse(process.argv[2] ?? '') as SuiteRun).then((code) => {
  process.exitCode = code;
});
