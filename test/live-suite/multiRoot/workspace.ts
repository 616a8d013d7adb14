import { cp, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { eclipseProject, writeFiles } from '../workspaceFiles';

/** Folders whose names hold what URIs and patterns reserve, and the field by which the `Order` in each is known. */
export const RESERVED_NAMES: readonly (readonly [folder: string, field: string])[] = [
  ['a%20b', 'percent'],
  ['a b', 'decoy'],
  ['c#-port', 'hash'],
  ['r&d', 'ampersand'],
  ['my app', 'blank'],
  ['[x]', 'brackets'],
  ['c++', 'plus'],
  ['größe', 'umlaut'],
];

/** Import from build files would need a network. */
const SETTINGS = {
  'java.import.maven.enabled': false,
  'java.import.gradle.enabled': false,
  'java.autobuild.enabled': false,
  'java.project.resourceFilters': [],
};

/** Fills a folder with the roots of a workspace, and returns its `.code-workspace` file. */
export async function writeMultiRoot(folder: string, plainSources: string): Promise<string> {
  for (const [name, field] of RESERVED_NAMES) {
    await writeFiles(path.join(folder, name), {
      ...eclipseProject(`reserved-${field}`),
      'src/com/acme/Order.java': `package com.acme;\n\npublic class Order {\n  int ${field};\n}\n`,
    });
  }
  await writeFiles(path.join(folder, 'one', 'app'), {
    ...eclipseProject('app-one'),
    'src/Main.java': 'class Main {\n  int inFirst;\n}\n',
    'src/com/acme/twin/Twin.java': 'package com.acme.twin;\n\nclass Twin {\n  int first;\n}\n',
  });
  await writeFiles(path.join(folder, 'two', 'app'), {
    ...eclipseProject('app-two'),
    'src/Main.java': 'class Main {\n  int inSecond;\n}\n',
    'src/com/acme/twin/Twin.java': 'package com.acme.twin;\n\nclass Twin {\n  int second;\n}\n',
    'src/com/acme/Second.java': 'package com.acme;\n\nclass Second {\n  int only;\n}\n',
  });
  await writeFiles(path.join(folder, 'outer'), {
    ...eclipseProject('outer'),
    'src/com/acme/Outside.java': 'package com.acme;\n\nclass Outside {\n  int outer;\n}\n',
  });
  await writeFiles(path.join(folder, 'outer', 'inner'), {
    ...eclipseProject('inner'),
    'src/com/acme/Nested.java': 'package com.acme;\n\nclass Nested {\n  int inner;\n}\n',
  });
  await cp(plainSources, path.join(folder, 'plain'), { recursive: true });
  const folders = [
    ...RESERVED_NAMES.map(([name]) => ({ path: name })),
    ...['one/app', 'two/app', 'outer', 'outer/inner'].map((name) => ({ path: name })),
    { path: 'plain', name: 'Notes of the team' },
  ];
  const file = path.join(folder, 'all.code-workspace');
  await writeFile(file, JSON.stringify({ folders, settings: SETTINGS }, undefined, 2));
  return file;
}
