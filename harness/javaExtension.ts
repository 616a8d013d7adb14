import * as path from 'node:path';
import { findJava } from '../install/javaRuntime';
import { installJdtls } from '../install/jdtls';
import type { ProfileContent } from './profile';
import { toolsFolder } from '../install/toolsFolder';

/** What a VS Code needs to have a Java language server. */
export interface JavaExtension extends Required<ProfileContent> {
  /** Environment variables for the extension host. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Makes a Java language server available: through the redhat.java that JAVA_EXTENSION_PATH names (an unpacked extension),
 * else through our stand-in with a jdtls that is installed on first use.
 * @throws Error when something is missing, with what to do about it
 */
export async function javaExtension(): Promise<JavaExtension> {
  const java = await findJava(toolsFolder);
  const { JAVA_EXTENSION_PATH: real } = process.env;
  if (real !== undefined) {
    const userSettings = { 'java.jdt.ls.java.home': path.resolve(java, '..', '..') };
    return { extensions: [path.resolve(real)], userSettings, env: {} };
  }
  const standIn = path.resolve(__dirname, '..', '..', 'test', 'fixtures', 'redhat.java');
  const { home } = await installJdtls(toolsFolder);
  return { extensions: [standIn], userSettings: {}, env: { STAND_IN_JAVA: java, STAND_IN_JDTLS: home } };
}
