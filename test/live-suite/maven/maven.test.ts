import { strict as assert } from 'node:assert';
import { ask, find } from '../askTool';

const CORE = 'W/core/src/main/java/com/acme/core';
const WEB = 'W/web/src';
const BUYER = `${CORE}/Buyer.java`;

const lines = (startLine: number, endLine: number) => ({
  startLine,
  endLine,
  readFileRange: { offset: startLine, limit: endLine - startLine + 1 },
});

function hit(name: string, kind: string, container: string, file: string, nameLine: number, read: object) {
  const selectionRange = { startLine: nameLine, endLine: nameLine };
  return { name, kind, container, documentUri: file, file, outlineSupported: true, selectionRange, ...read };
}

const readFileRange = (offset: number, limit: number) => ({ readFileRange: { offset, limit } });

describe('a project of several modules that Maven describes', () => {
  it('is known with its modules, their test sources and their dependencies', async () => {
    assert.deepEqual(await find('PageTest'), ['com.acme.web.PageTest']);
    assert.deepEqual(await find('Buyer'), ['com.acme.core.Buyer']);
    assert.deepEqual(await find('org.junit.Test', 1), ['org.junit.Test']);
  });

  it('is searched for members, in main and in test sources', async () => {
    const title = hit(
      'title(Buyer)',
      'Method',
      'com.acme.web.Page',
      `${WEB}/main/java/com/acme/web/Page.java`,
      6,
      readFileRange(6, 3),
    );
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'title' }), { results: [title], total: 1 });
    const test = hit(
      'titleHoldsName()',
      'Method',
      'com.acme.web.PageTest',
      `${WEB}/test/java/com/acme/web/PageTest.java`,
      9,
      readFileRange(8, 5),
    );
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'titleHoldsName' }), {
      results: [test],
      total: 1,
    });
  });
});

describe('a class whose members Lombok generates', () => {
  it('is found with what its source declares', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Buyer#*' }), {
      results: [
        hit('age', 'Field', 'com.acme.core.Buyer', BUYER, 14, readFileRange(13, 2)),
        hit('greeting()', 'Method', 'com.acme.core.Buyer', BUYER, 16, readFileRange(16, 4)),
        hit('name', 'Field', 'com.acme.core.Buyer', BUYER, 12, readFileRange(12, 1)),
      ],
      total: 3,
    });
  });

  it('is what a search for one of its getters finds, and says so', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Buyer.getName' }), {
      results: [hit('Buyer', 'Class', 'com.acme.core', BUYER, 11, readFileRange(7, 14))],
      total: 1,
      searchedFor: 'Buyer',
    });
  });

  it('has no getter that could be found by its bare name, and the message says why', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'getName' }), {
      results: [],
      total: 0,
      reason: 'workspaceSymbolNoMatch',
      message:
        'No match among the types of the workspace and its libraries and the fields, constants, methods and constructors of the ' +
        "workspace's source. Members of libraries, what Lombok generates, and local variables are not searched. Names match from " +
        'their beginning unless * is used. An empty answer does not prove absence.',
    });
  });

  it('is outlined with the generated class and constant on the lines of their annotations', async () => {
    assert.deepEqual(
      await ask('lsp_java_getFileStructure', { uri: 'core/src/main/java/com/acme/core/Buyer.java' }),
      {
        documentUri: BUYER,
        file: BUYER,
        symbols: [
          {
            name: 'Buyer',
            kind: 'Class',
            ...lines(7, 20),
            children: [
              {
                name: 'BuyerBuilder',
                kind: 'Class',
                ...lines(9, 9),
                children: [
                  { name: 'name', kind: 'Field', ...lines(9, 9) },
                  { name: 'age', kind: 'Field', ...lines(9, 9) },
                ],
              },
              { name: 'log', kind: 'Constant', ...lines(10, 10) },
              { name: 'name', kind: 'Field', ...lines(12, 12) },
              { name: 'age', kind: 'Field', ...lines(13, 14) },
              { name: 'greeting()', kind: 'Method', ...lines(16, 19), detail: 'String' },
            ],
          },
        ],
        total: 8,
      },
    );
  });
});
