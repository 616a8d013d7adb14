import assert from 'node:assert/strict';
import { askAgent } from '../agentTurn';
import { fileOf, hitNamed, nodeNamed, outlined } from '../answers';
import { findOutlineRead } from '../findOutlineRead';
import { lastReading } from '../readings';
import { findSymbol, grep, outline, readHit, readNode } from '../toolCalls';
import { lineFound } from './grepResult';

const INVOICE_TEXT = `  /**
   * The text of the bill.
   *
   * @return one line
   */
  @Audited(by = "printing")
  @Override
  public String toString() {
    return "Invoice " + number;
  }`;

const DECLARATIONS: readonly (readonly [what: string, type: string, declaration: string, text: string])[] = [
  [
    'a class with Javadoc and annotations',
    'Audited',
    'Audited',
    `/** Calls are written to the audit log. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Audited {
  String by() default "shop";
}`,
  ],
  ['a method with Javadoc and annotations', 'Invoice', 'toString()', INVOICE_TEXT],
  ['a field of one line', 'Priority', 'days', '  private final int days;'],
  [
    'the last member of a file that has no final line end',
    'Tail',
    'last()',
    '  /** The end of the file. */\n  int last() {\n    return first; }}',
  ],
  [
    'a file of one line',
    'OneLine',
    'one()',
    'package com.acme.shop; class OneLine { int one() { return 1; } }',
  ],
];

describe('an agent that finds a type, outlines its file and reads a declaration', () => {
  for (const [what, type, declaration, text] of DECLARATIONS) {
    it(`reads exactly the lines of ${what}`, async () => {
      const turn = await askAgent(`Show me ${declaration} of ${type}.`, findOutlineRead(type, declaration));
      assert.deepEqual(lastReading(turn), { tool: 'read_file', text });
    });
  }
});

const MEMBERS: readonly (readonly [query: string, member: string, text: string])[] = [
  ['Invoice#toString', 'toString()', INVOICE_TEXT],
  ['maxAttempts', 'maxAttempts', '  int maxAttempts;'],
  ['ARTICLE_80', 'ARTICLE_80', '    ARTICLE_80'],
  ['backOffOnce', 'backOffOnce()', '  void backOffOnce() {\n    maxAttempts--;\n  }'],
];

describe('an agent that finds a member by its name', () => {
  for (const [query, member, text] of MEMBERS) {
    it(`reads exactly the lines of ${query}, without an outline`, async () => {
      const turn = await askAgent(`What does ${query} look like?`, [
        () => [findSymbol(query)],
        (prompt) => [readHit(prompt, hitNamed(prompt, member))],
      ]);
      assert.deepEqual(lastReading(turn), { tool: 'read_file', text });
    });
  }
});

describe('an agent that finds a line by text search', () => {
  it('reads exactly the method around it', async () => {
    const turn = await askAgent('Which method stores an order?', [
      () => [grep('orders.put(')],
      (prompt) => {
        const { file, line } = lineFound(prompt.lastResult);
        return [outline(file, { line })];
      },
      (prompt) => {
        const { file, nodes } = outlined(prompt);
        const innermost = nodes.at(-1);
        assert.ok(innermost);
        return [readNode(prompt, file, innermost)];
      },
    ]);
    assert.deepEqual(lastReading(turn), {
      tool: 'read_file',
      text: `  public Receipt placeOrder(Order order) {
    orders.put(order.id(), order);
    return new Receipt(order.id(), order.total());
  }`,
    });
  });
});

describe('an agent that outlines a file with more declarations than it asked for', () => {
  it('learns what is left out, asks for it by name, and reads it', async () => {
    const turn = await askAgent('What is the last code of the catalog?', [
      () => [findSymbol('Catalog')],
      (prompt) => [outline(fileOf(prompt, 'Catalog'))],
      (prompt) => {
        const { truncated } = JSON.parse(prompt.lastResult) as { readonly truncated?: boolean };
        const code = nodeNamed(prompt, 'Code');
        assert.deepEqual([truncated, code.omittedChildren], [true, 80 - shownInside(code)]);
        return [outline(outlined(prompt).file, { symbol: 'Catalog.Code.ARTICLE_80' })];
      },
      (prompt) => [readNode(prompt, outlined(prompt).file, nodeNamed(prompt, 'ARTICLE_80'))],
    ]);
    assert.deepEqual(lastReading(turn), { tool: 'read_file', text: '    ARTICLE_80' });
  });
});

function shownInside({ children = [] }: { readonly children?: readonly unknown[] }): number {
  return children.length;
}
