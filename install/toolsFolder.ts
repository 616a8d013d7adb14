import * as path from 'node:path';

/** Where everything that the tests install is kept, beside what `@vscode/test-electron` downloads. */
export const toolsFolder = path.resolve(__dirname, '..', '..', '.vscode-test');
