import { cp, mkdir, symlink } from 'node:fs/promises';
import * as path from 'node:path';
import { writeFiles } from '../workspaceFiles';

/** Puts a project behind a link that is opened, and behind a link in its sources a folder that is not in it. */
export async function writeLinked(folder: string, project: string): Promise<string> {
  const real = path.join(folder, 'real', 'shop');
  await mkdir(path.dirname(real));
  await cp(project, real, { recursive: true });
  await writeFiles(path.join(folder, 'elsewhere'), {
    'Stowaway.java': 'package com.acme.away;\n\npublic class Stowaway {\n  int beyond;\n}\n',
  });
  const sources = path.join(real, 'src', 'main', 'java', 'com', 'acme');
  // A junction is the kind of link that Windows lets everyone make; other systems ignore the kind.
  await symlink(path.join(folder, 'elsewhere'), path.join(sources, 'away'), 'junction');
  await symlink(path.join(sources, 'shop'), path.join(real, 'short'), 'junction');
  const link = path.join(folder, 'link');
  await symlink(real, link, 'junction');
  return link;
}
