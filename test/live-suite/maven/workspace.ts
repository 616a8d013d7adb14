import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import * as path from 'node:path';
import { promisify } from 'node:util';

/** Lombok, which changes what jdtls reads of a file, as the project's pom.xml has it. */
const LOMBOK = 'org.projectlombok:lombok:1.18.42';

/** Where Debian's packages keep the certificates that this machine trusts. */
const TRUSTED = '/etc/ssl/certs/java/cacerts';

/**
 * The environment in which jdtls reads Lombok's annotations, as it does where redhat.java finds Lombok in a project. Maven
 * brings Lombok into `folder`. jdtls downloads with the certificates of the machine, as Maven does.
 * @throws Error of Maven, also where it is not installed
 */
export async function lombokEnvironment(folder: string): Promise<Readonly<Record<string, string>>> {
  const copy = ['-q', '-B', 'dependency:copy', `-Dartifact=${LOMBOK}`, `-DoutputDirectory=${folder}`];
  await promisify(execFile)('mvn', [...copy, '-Dmdep.stripVersion=true'], { cwd: folder });
  const trusted = await access(TRUSTED).then(
    () => [`-Djavax.net.ssl.trustStore=${TRUSTED}`],
    () => [],
  );
  return { JAVA_TOOL_OPTIONS: [`-javaagent:${path.join(folder, 'lombok.jar')}`, ...trusted].join(' ') };
}
