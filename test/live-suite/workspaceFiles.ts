import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/** Writes texts into files below a folder; their paths are written with slashes. */
export async function writeFiles(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [relative, text] of Object.entries(texts)) {
    const file = path.join(folder, ...relative.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** What makes a folder a project that jdtls imports without network: its sources are in `src`. */
export function eclipseProject(name: string): Readonly<Record<string, string>> {
  return {
    '.project': `<?xml version="1.0" encoding="UTF-8"?>
<projectDescription>
  <name>${name}</name>
  <buildSpec>
    <buildCommand>
      <name>org.eclipse.jdt.core.javabuilder</name>
    </buildCommand>
  </buildSpec>
  <natures>
    <nature>org.eclipse.jdt.core.javanature</nature>
  </natures>
</projectDescription>
`,
    '.classpath': `<?xml version="1.0" encoding="UTF-8"?>
<classpath>
  <classpathentry kind="src" path="src"/>
  <classpathentry kind="con" path="org.eclipse.jdt.launching.JRE_CONTAINER"/>
  <classpathentry kind="output" path="bin"/>
</classpath>
`,
  };
}
