import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/** The sizes that are compared, in methods a class. */
export const SIZES = [5, 50, 100, 200, 500, 5000] as const;

/** How often each way of asking is measured: in every order of the four, twice where it takes little. */
export function rounds(methods: number): number {
  return methods > 1000 ? 24 : 48;
}

/** How many ways of asking there are at most: each takes a fresh class in each round. */
const WAYS = 4;

/** Where the class of that size and number is, relative to the project. */
export function classFile(methods: number, number: number): string {
  return `src/bench/Of${methods}Methods${number}.java`;
}

/** Writes an Eclipse project, which needs no build tool, with generated classes of every size. */
export async function writeProject(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'src', 'bench'), { recursive: true });
  await writeFile(path.join(folder, '.project'), PROJECT);
  await writeFile(path.join(folder, '.classpath'), CLASSPATH);
  for (const methods of SIZES) {
    for (let number = 0; number < WAYS * rounds(methods); number += 1) {
      const file = classFile(methods, number);
      await writeFile(path.join(folder, file), javaClass(path.basename(file, '.java'), methods));
    }
  }
}

function javaClass(name: string, methods: number): string {
  const bodies = Array.from(
    { length: methods },
    (_, index) =>
      `  /** Adds ${index}. */\n  int add${index}(int value) {\n    return value + ${index};\n  }\n`,
  );
  return `package bench;\n\nclass ${name} {\n${bodies.join('\n')}}\n`;
}

const PROJECT = `<projectDescription>
  <name>outline-bench</name>
  <buildSpec><buildCommand><name>org.eclipse.jdt.core.javabuilder</name></buildCommand></buildSpec>
  <natures><nature>org.eclipse.jdt.core.javanature</nature></natures>
</projectDescription>
`;

const CLASSPATH = `<classpath>
  <classpathentry kind="src" path="src"/>
  <classpathentry kind="con" path="org.eclipse.jdt.launching.JRE_CONTAINER"/>
  <classpathentry kind="output" path="bin"/>
</classpath>
`;
