import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { writeFiles } from '../workspaceFiles';

/** A workspace without any folder, beside a Java file that a model could name. */
export async function writeNoFolder(folder: string): Promise<string> {
  await writeFiles(folder, { 'Stray.java': 'class Stray {\n  int field;\n}\n' });
  const file = path.join(folder, 'none.code-workspace');
  await writeFile(file, JSON.stringify({ folders: [] }));
  return file;
}
