import { strict as assert } from 'node:assert';
import { ask, askForText, workspaceFolder } from '../askTool';

const SHOP = 'W/src/main/java/com/acme/shop';

function node(name: string, kind: string, startLine: number, endLine: number, more: object = {}) {
  return {
    name,
    kind,
    startLine,
    endLine,
    readFileRange: { offset: startLine, limit: endLine - startLine + 1 },
    ...more,
  };
}

const TOTAL = node('total(int, String)', 'Method', 28, 32, { detail: 'int' });

describe('lsp_java_getFileStructure on a real jdtls', () => {
  it('outlines a file with whole declarations, Javadoc and annotations included', async () => {
    assert.deepEqual(
      await ask('lsp_java_getFileStructure', { uri: 'src/main/java/com/acme/shop/Order.java' }),
      {
        documentUri: `${SHOP}/Order.java`,
        file: `${SHOP}/Order.java`,
        symbols: [
          node('Order', 'Class', 6, 39, {
            children: [
              node('id', 'Field', 8, 8),
              node('lines', 'Field', 9, 9),
              node('Order(String)', 'Constructor', 11, 13),
              node('id()', 'Method', 15, 17, { detail: 'String' }),
              node('add(String, int, int)', 'Method', 19, 21, { detail: 'void' }),
              node('total()', 'Method', 23, 26, { detail: 'int' }),
              TOTAL,
              node('Line', 'Class', 34, 38, {
                children: [
                  node('article', 'Field', 34, 34),
                  node('count', 'Field', 34, 34),
                  node('price', 'Field', 34, 34),
                  node('sum()', 'Method', 35, 37, { detail: 'int' }),
                ],
              }),
            ],
          }),
        ],
        total: 13,
      },
    );
  });

  it('takes the path, the file URI, and the path behind the name of the folder for the same file', async () => {
    const { path, uri } = workspaceFolder();
    const name = path.split(/[/\\]/).at(-1) ?? '';
    const relative = 'src/main/java/com/acme/shop/Money.java';
    const answers = await Promise.all(
      [relative, `${path}/${relative}`, `${uri.toString()}/${relative}`, `${name}/${relative}`].map(
        (spelling) => askForText('lsp_java_getFileStructure', { uri: spelling }),
      ),
    );
    assert.equal(new Set(answers).size, 1);
    assert.match(
      answers[0] ?? '',
      /"name":"Money\(long, String\)","kind":"Constructor","startLine":6,"endLine":10/,
    );
  });

  it('outlines one member only, for a large class', async () => {
    const input = { uri: 'src/main/java/com/acme/shop/Order.java', symbol: 'Order.total(int, String)' };
    assert.deepEqual(await ask('lsp_java_getFileStructure', input), {
      documentUri: `${SHOP}/Order.java`,
      file: `${SHOP}/Order.java`,
      symbols: [TOTAL],
      total: 1,
    });
  });

  it('tells which declarations enclose a line, outermost first', async () => {
    const input = { uri: 'src/main/java/com/acme/shop/Order.java', line: 30 };
    assert.deepEqual(await ask('lsp_java_getFileStructure', input), {
      documentUri: `${SHOP}/Order.java`,
      file: `${SHOP}/Order.java`,
      symbols: [node('Order', 'Class', 6, 39, { children: [TOTAL] })],
      total: 2,
    });
  });

  it('lists the methods after an enum of eighty constants, and counts what it leaves out', async () => {
    const { symbols, total, truncated, truncatedBy } = await ask('lsp_java_getFileStructure', {
      uri: 'src/main/java/com/acme/shop/Catalog.java',
      limit: 5,
    });
    assert.deepEqual(symbols, [
      node('Catalog', 'Class', 6, 100, {
        children: [
          node('loaded', 'Field', 8, 8),
          node('Code', 'Enum', 10, 91, { omittedChildren: 80 }),
          node('load()', 'Method', 93, 95, { detail: 'void' }),
          node('save()', 'Method', 97, 99, { detail: 'Set<Code>' }),
        ],
      }),
    ]);
    assert.deepEqual([total, truncated, truncatedBy], [85, true, ['count']]);
  });

  it('refuses a file outside of the workspace', async () => {
    assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: '/Elsewhere.java' }), {
      error: 'This path is not inside a folder of the workspace.',
      errorCode: 'outsideWorkspace',
      hint: 'Give a path inside the workspace; links that lead out of it are not followed.',
    });
  });
});
