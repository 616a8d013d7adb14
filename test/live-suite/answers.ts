/** What the tools answer about the workspace `shop`, in which `W` is the folder. */

const SHOP = 'W/src/main/java/com/acme/shop';

export const MONEY_FILE = 'src/main/java/com/acme/shop/Money.java';

export const MONEY_FOUND = {
  results: [
    {
      name: 'Money',
      kind: 'Class',
      container: 'com.acme.shop',
      documentUri: `${SHOP}/Money.java`,
      file: `${SHOP}/Money.java`,
      outlineSupported: true,
      selectionRange: { startLine: 3, endLine: 3 },
      readFileRange: { offset: 3, limit: 17 },
    },
  ],
  total: 1,
};

function node(name: string, kind: string, startLine: number, endLine: number, more: object = {}) {
  const readFileRange = { offset: startLine, limit: endLine - startLine + 1 };
  return { name, kind, startLine, endLine, readFileRange, ...more };
}

export const MONEY_OUTLINE = {
  documentUri: `${SHOP}/Money.java`,
  file: `${SHOP}/Money.java`,
  symbols: [
    node('Money', 'Class', 3, 19, {
      children: [
        node('cents', 'Field', 3, 3),
        node('currency', 'Field', 3, 3),
        node('ZERO', 'Constant', 4, 4),
        node('Money(long, String)', 'Constructor', 6, 10),
        node('Money(long)', 'Constructor', 12, 14),
        node('plus(Money)', 'Method', 16, 18, { detail: 'Money' }),
      ],
    }),
  ],
  total: 7,
};

/** Of both tools, when the server gave no answer within so many seconds. */
export function timeoutAfter(seconds: number) {
  return {
    error: `The Java language server did not answer within ${seconds} s.`,
    errorCode: 'timeout',
    hint: 'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
  };
}
