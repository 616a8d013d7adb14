import { mkdir, symlink, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { eclipseProject, writeFiles } from '../../live-suite/workspaceFiles';

/** A project whose only class has a method of three lines, with a line behind it. */
function project(type: string): Readonly<Record<string, string>> {
  return {
    ...eclipseProject(type.toLowerCase()),
    [`src/com/acme/${type}.java`]: `package com.acme;

class ${type} {
  int before;

  int only() {
    return before;
  }

  int after;
}
`,
  };
}

/** Import from build files would need a network. */
const SETTINGS = {
  'java.import.maven.enabled': false,
  'java.import.gradle.enabled': false,
  'java.autobuild.enabled': false,
  'java.project.resourceFilters': [],
};

/**
 * Fills a folder with a workspace of three roots, and returns its `.code-workspace` file: one is opened through a
 * link, one has a name with characters that URIs reserve, and a file lies beside them.
 */
export async function writeRoots(folder: string): Promise<string> {
  const real = path.join(folder, 'real');
  await mkdir(real);
  await writeFiles(path.join(real, 'linked'), project('Linked'));
  // A junction is the kind of link that Windows lets everyone make; other systems ignore the kind.
  await symlink(path.join(real, 'linked'), path.join(folder, 'link'), 'junction');
  await writeFiles(path.join(folder, 'my app #1'), project('Reserved'));
  await writeFiles(path.join(folder, 'plain'), project('Plain'));
  await writeFiles(folder, { 'Stray.java': 'class Stray {}\n' });
  const file = path.join(folder, 'roots.code-workspace');
  const folders = ['link', 'my app #1', 'plain'].map((name) => ({ path: name }));
  await writeFile(file, JSON.stringify({ folders, settings: SETTINGS }, undefined, 2));
  return file;
}
