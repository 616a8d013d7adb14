import * as path from 'node:path';
import { runMocha } from '../../../mochaSuite';

export function run(): Promise<void> {
  return runMocha([path.join(__dirname, 'failingTests.js')], { name: 'failing' });
}
