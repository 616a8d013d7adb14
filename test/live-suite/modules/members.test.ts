import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { NO_DECLARATION_FOUND, sourceHit } from '../answers';
import { ask, askForText, find, workspaceFolder, type Hit } from '../askTool';
import { BULK_MEMBERS, PACKAGE } from './workspace';

const BASKET = `W/${PACKAGE}/Basket.java`;

interface MemberHit extends Hit {
  readonly file: string;
  readonly readFileRange: { readonly offset: number; readonly limit: number };
}

async function search(query: string): Promise<{ hits: readonly MemberHit[]; total: unknown }> {
  const { results, total } = await ask('lsp_java_findSymbol', { query });
  return { hits: results as readonly MemberHit[], total };
}

/** The lines that a reader gets for a hit. */
async function read({ file, readFileRange: { offset, limit } }: MemberHit): Promise<string> {
  const text = await readFile(file.replace(/^W/, workspaceFolder().path), 'utf8');
  return text
    .split('\n')
    .slice(offset - 1, offset - 1 + limit)
    .join('\n');
}

function row(name: string, kind: string, container: string, line: number, offset: number, limit: number) {
  return sourceHit(name, kind, container, BASKET, line, offset, limit);
}

const IN = 'com.acme.core.Basket';
const TOTALS = [
  row('total', 'Field', IN, 8, 7, 2),
  row('total()', 'Method', IN, 17, 16, 4),
  row('total(int, String)', 'Method', IN, 25, 21, 7),
];

describe('members by name', () => {
  it('are the field and both methods of a bare name, and their ranges read exactly those', async () => {
    const { hits, total } = await search('total');
    assert.deepEqual([hits, total], [TOTALS, 3]);
    assert.deepEqual(await Promise.all(hits.map(read)), [
      '  /** In cents. */\n  private int total;',
      '  /** The sum of all lines, in cents. */\n  int total() {\n    return total;\n  }',
      '  /**\n   * The sum after a discount in percent.\n   */\n  @Deprecated\n  int total(int discount, String reason) {\n' +
        '    return total * (100 - discount) / 100;\n  }',
    ]);
  });

  const found: readonly (readonly [query: string, ...rows: object[]])[] = [
    ['LOW', row('LOW', 'EnumMember', `${IN}.Urgency`, 36, 36, 1)],
    ['Urgency.LOW', row('LOW', 'EnumMember', `${IN}.Urgency`, 36, 36, 1)],
    ['MOST_LINES', row('MOST_LINES', 'Constant', IN, 10, 10, 1)],
    ['article', row('article', 'Field', `${IN}.Line`, 33, 33, 1)],
    ['Basket#Basket', row('Basket(int)', 'Constructor', IN, 12, 12, 3)],
    ['new Basket(int)', row('Basket', 'Class', 'com.acme.core', 6, 5, 44)],
    ['Basket::new', row('Basket(int)', 'Constructor', IN, 12, 12, 3)],
    ['Basket#total(int, String)', TOTALS[2] ?? {}],
    ['total(int, String)', TOTALS[2] ?? {}],
    ['com.acme.core.Basket.total(Basket.java:25)', ...TOTALS],
    ['*Attempts', row('maxAttempts', 'Field', `${IN}.Line`, 33, 33, 1)],
    ['totalOf', row('totalOf(List<? super T>, T[]...)', 'Method', IN, 29, 29, 3)],
  ];
  for (const [query, ...rows] of found) {
    it(`${query} is found`, async () => {
      assert.deepEqual((await search(query)).hits, rows);
    });
  }

  it('of libraries are not searched, and the answer says so', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'computeIfAbsent' }), NO_DECLARATION_FOUND);
  });

  it('are those of the editor while a file has unsaved edits', async () => {
    const file = path.join(workspaceFolder().path, ...PACKAGE.split('/'), 'Customer.java');
    const document = await vscode.workspace.openTextDocument(file);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(document.lineCount - 2, 0), '\n  int notYetSaved;\n');
    assert.ok(await vscode.workspace.applyEdit(edit));
    assert.deepEqual(await find('notYetSaved'), ['com.acme.core.Customer.notYetSaved']);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.files.revert');
    assert.deepEqual(await find('notYetSaved'), []);
  });
});

describe(`${BULK_MEMBERS} members that fit a name`, () => {
  it('are answered within the bound, and the answer says that there may be more', async () => {
    const { results, total, truncated, truncatedBy } = await ask('lsp_java_findSymbol', { query: 'bulk*' });
    assert.deepEqual(
      [(results as readonly Hit[]).length, truncated, truncatedBy],
      [20, true, ['count', 'search']],
    );
    // The JDK has some types that begin like this, too.
    assert.ok(Number(total) >= 1000 && Number(total) < BULK_MEMBERS, `total is ${String(total)}`);
  });

  it('do not hide the exact one', async () => {
    const { hits, total } = await search('bulk9_999');
    assert.deepEqual([hits.map(({ name }) => name), total], [['bulk9_999()'], 1]);
  });

  it('are searched no longer once the call is cancelled, and the next call is right', async () => {
    const source = new vscode.CancellationTokenSource();
    const call = askForText('lsp_java_findSymbol', { query: '*' }, source.token);
    setImmediate(() => {
      source.cancel();
    });
    await assert.rejects(call, /cancel/i);
    assert.deepEqual(await find('totalOf'), [`${IN}.totalOf(List<? super T>, T[]...)`]);
  });

  it('and fifty searches at one time are all right', async () => {
    const queries = Array.from({ length: 50 }, (_, index) => `bulk${index % 10}_${index * 19}`);
    const answers = await Promise.all(queries.map((query) => find(query)));
    assert.deepEqual(
      answers,
      queries.map((query, index) => [`com.acme.core.Bulk${index % 10}.${query}()`]),
    );
  });
});
