import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

/** Writes the extension `test-host.<name>`, version 1.2.3, into `folder/<name>`, and gives its folder. */
export function writeExtension(folder: string, name: string, main: string): string {
  const extension = path.join(folder, name);
  const manifest = {
    publisher: 'test-host',
    name,
    version: '1.2.3',
    engines: { vscode: '^1.100.0' },
    main: './main.js',
    activationEvents: ['onStartupFinished'],
  };
  mkdirSync(extension);
  writeFileSync(path.join(extension, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(extension, 'main.js'), main);
  return extension;
}
