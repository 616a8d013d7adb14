import * as path from 'node:path';
import { runMocha } from '../../../mochaSuite';

/** A suite that looks at what its host was given. */
export function run(): Promise<void> {
  console.log('the suite starts');
  return runMocha([path.join(__dirname, 'passingTests.js')], { name: 'passing' });
}
