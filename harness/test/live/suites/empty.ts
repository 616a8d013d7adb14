import { runMocha } from '../../../mochaSuite';

export function run(): Promise<void> {
  return runMocha([], { name: 'empty' });
}
