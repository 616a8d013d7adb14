import { strict as assert } from 'node:assert';
import { sourceHit } from '../answers';
import { ask, find, type Hit } from '../askTool';

const CORE_TEST = 'W/core/src/test/java/com/acme/core';
const WEB_MAIN = 'W/web/src/main/java/com/acme/web';

/** Modules in Maven's layout; jdtls takes them from .project and .classpath, since m2e needs a network. */
describe('several modules in one folder, each with a source root for tests', () => {
  it('rank main sources before test sources of the same name, and libraries after both', async () => {
    const { results } = await ask('lsp_java_findSymbol', { query: 'Audit', limit: 3 });
    const [main, test, third] = results as readonly Hit[];
    assert.deepEqual(
      [main, test],
      [
        sourceHit('Audit', 'Class', 'com.acme.web', `${WEB_MAIN}/Audit.java`, 5, 5, 5),
        sourceHit('Audit', 'Class', 'com.acme.core', `${CORE_TEST}/Audit.java`, 4, 3, 4),
      ],
    );
    assert.match(third?.documentUri ?? '', /^jdt:/);
  });

  it('find a type in the test sources alone by its qualifier', async () => {
    assert.deepEqual(await find('com.acme.core.Audit'), ['com.acme.core.Audit']);
  });

  it('list a type once that another module sees as well', async () => {
    assert.deepEqual(await find('com.acme.core.Customer'), [
      'com.acme.core.Customer',
      'com.acme.core.CustomerTest',
    ]);
  });

  it('rank a type of the workspace before the JDK type of its name', async () => {
    const names = await find('Currency');
    assert.deepEqual(names.slice(0, 2), ['com.acme.core.Currency', 'java.util.Currency']);
  });

  it('are outlined in every source root', async () => {
    const { symbols } = await ask('lsp_java_getFileStructure', {
      uri: 'core/src/test/java/com/acme/core/Audit.java',
    });
    assert.deepEqual(symbols, [
      {
        name: 'Audit',
        kind: 'Class',
        startLine: 3,
        endLine: 6,
        readFileRange: { offset: 3, limit: 4 },
        children: [
          {
            name: 'entries',
            kind: 'Field',
            startLine: 5,
            endLine: 5,
            readFileRange: { offset: 5, limit: 1 },
          },
        ],
      },
    ]);
  });
});

describe('a library on the class path', () => {
  async function libraryHit(query: string): Promise<Hit> {
    const { results, total } = await ask('lsp_java_findSymbol', { query });
    const [only] = results as readonly [Hit];
    assert.equal(total, 1);
    return only;
  }

  for (const { what, container, name, path } of [
    {
      what: 'with sources',
      container: 'com.acme.ledger',
      name: 'Ledger',
      path: 'ledger.jar/com.acme.ledger/Ledger',
    },
    {
      what: 'without sources',
      container: 'com.acme.courier',
      name: 'Courier',
      path: 'courier.jar/com.acme.courier/Courier',
    },
  ]) {
    it(`${what} is searched, and its classes have no file and no outline`, async () => {
      const { documentUri, ...rest } = await libraryHit(`${container}.${name}`);
      assert.match(documentUri, new RegExp(`^jdt://contents/${path}\\.(?:class|java)\\?`));
      assert.deepEqual(rest, {
        name,
        kind: 'Class',
        container,
        outlineSupported: false,
        unsupportedReason: 'unsupportedUriScheme',
      });
    });

    it(`${what} has its documentUri refused by the outline`, async () => {
      const { documentUri } = await libraryHit(`${container}.${name}`);
      assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: documentUri }), {
        error: 'Only files on disk (file: URIs and paths) have an outline here.',
        errorCode: 'unsupportedUriScheme',
        hint: 'Library classes (jdt: URIs) and virtual documents cannot be outlined.',
      });
    });
  }

  it('answers a question for a member with its class', async () => {
    const { results, searchedFor } = await ask('lsp_java_findSymbol', { query: 'Courier#fee' });
    assert.deepEqual(
      (results as readonly Hit[]).map(({ container, name }) => `${container ?? ''}.${name}`),
      ['com.acme.courier.Courier'],
    );
    assert.equal(searchedFor, 'Courier');
  });
});
