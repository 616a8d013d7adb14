import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { run } from '../install/run';

/** A jdtls and the java that runs it. Absolute paths. */
export interface JavaTools {
  /** The java executable, of Java 21 or later. */
  readonly java: string;
  /** The folder of jdtls's bundles: JDT's compiler, what our sources are compiled against, and JUnit 4. */
  readonly plugins: string;
}

const release = '21';

/**
 * Compiles all Java files below some folders into `target`, with JDT's compiler. So no JDK is needed.
 *
 * @param options further options of the compiler
 * @throws Error with what the compiler says; its warnings count
 */
export async function compileJava(
  tools: JavaTools,
  folders: readonly string[],
  target: string,
  ...options: readonly string[]
): Promise<void> {
  await runJava(
    tools,
    [],
    [
      'org.eclipse.jdt.internal.compiler.batch.Main',
      ...platformOptions(tools.java),
      ...['-encoding', 'UTF-8', '-proc:none', ...options],
      ...['-warn:+unusedImport,unusedLocal,unusedPrivate,resource,null,fallthrough', '-failOnWarning'],
      ...['-d', target, ...folders],
    ],
  );
}

/**
 * Runs a Java program to its end.
 *
 * @param classPath folders of classes, before jdtls's bundles
 * @returns what it wrote to its standard output
 */
export async function runJava(
  { java, plugins }: JavaTools,
  classPath: readonly string[],
  args: readonly string[],
): Promise<string> {
  // java itself puts the name of each bundle in place of the star; the compiler takes its own class path then.
  const everything = [...classPath, path.join(plugins, '*')].join(path.delimiter);
  return run(java, ['-cp', everything, ...args]);
}

/** A runtime without a compiler does not know what older releases had; then its own classes have to do. */
function platformOptions(java: string): string[] {
  const knowsReleases = existsSync(path.resolve(java, '..', '..', 'lib', 'ct.sym'));
  return knowsReleases ? ['--release', release] : ['-source', release, '-target', release];
}
