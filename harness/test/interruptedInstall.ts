/** Begins to install `tool-1` under the folder given as argument, says so to its parent, and never ends. */
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { installOnce } from '../../install/installOnce';

void installOnce(process.argv[2] ?? '', 'tool-1', (folder) => {
  writeFileSync(path.join(folder, 'content'), 'half');
  process.send?.('filling');
  setInterval(() => undefined, 1000);
  return new Promise(() => undefined);
});
