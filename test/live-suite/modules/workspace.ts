import { cp, mkdir, utimes, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { javaTools } from '../../../server/buildServer';
import { compileJava } from '../../../server/ecj';
import { jarOf } from '../../../server/jar';
import { writeFiles } from '../workspaceFiles';

const LEDGER = `package com.acme.ledger;

/** What the house owns. */
public class Ledger {
  public int balance() {
    return 42;
  }
}
`;

const COURIER = `package com.acme.courier;

public class Courier {
  public int fee() {
    return 7;
  }
}
`;

/** Where the classes are that tests change on disk. */
export const PACKAGE = 'core/src/main/java/com/acme/core';

/** Classes that are there long before a test changes them: how fresh a file is makes a difference. */
export const OLD_CLASSES = ['Edited', 'Thrown', 'Changed', 'Large', 'Shown', 'OldName'] as const;

/** A class with one field, that begins on line 3 and so many lines further down. */
export function classText(name: string, field: string, further = 0): string {
  const tail = name === 'Large' ? '// A line that makes the file large.\n'.repeat(1000) : '';
  return `package com.acme.core;\n\n${'\n'.repeat(further)}class ${name} {\n  int ${field};\n}\n${tail}`;
}

const BULK_CLASSES = 10;
const BULK_METHODS = 1000;

/** How many methods begin with `bulk`. */
export const BULK_MEMBERS = BULK_CLASSES * BULK_METHODS;

/** Classes `Bulk0` and so on, with methods `bulk0_0()` and so on. */
function bulkClasses(): Record<string, string> {
  const classText = (number: number) => {
    const methods = Array.from(
      { length: BULK_METHODS },
      (_, index) => `  void bulk${number}_${index}() {}\n`,
    );
    return `package com.acme.core;\n\nclass Bulk${number} {\n${methods.join('')}}\n`;
  };
  const numbers = Array.from({ length: BULK_CLASSES }, (_, number) => number);
  return Object.fromEntries(numbers.map((number) => [`${PACKAGE}/Bulk${number}.java`, classText(number)]));
}

/** Writes a class as if it had been there since yesterday. */
export async function writeOldClass(file: string, name: string): Promise<void> {
  await writeFile(file, classText(name, 'before'));
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
  await utimes(file, yesterday, yesterday);
}

/**
 * Copies the modules, and adds the two libraries on their class path: one with sources and one without.
 * They are built here because a repository is no place for binary files.
 */
export async function writeModules(folder: string, modules: string): Promise<string> {
  const workspace = path.join(folder, 'modules');
  await cp(modules, workspace, { recursive: true });
  for (const name of OLD_CLASSES) {
    await writeOldClass(path.join(workspace, ...PACKAGE.split('/'), `${name}.java`), name);
  }
  await writeFiles(workspace, bulkClasses());
  const lib = path.join(workspace, 'web', 'lib');
  await mkdir(lib);
  const sources = path.join(folder, 'sources');
  await writeFiles(path.join(sources, 'ledger'), { 'com/acme/ledger/Ledger.java': LEDGER });
  await writeFiles(path.join(sources, 'courier'), { 'com/acme/courier/Courier.java': COURIER });
  const tools = await javaTools();
  for (const library of ['ledger', 'courier']) {
    const classes = path.join(folder, 'classes', library);
    await compileJava(tools, [path.join(sources, library)], classes);
    await writeFile(path.join(lib, `${library}.jar`), await jarOf(classes));
  }
  await writeFile(path.join(lib, 'ledger-sources.jar'), await jarOf(path.join(sources, 'ledger')));
  return workspace;
}
