/** What the tools answer; `W` is the opened folder. Lines are 1-based. */

const SHOP = 'W/src/main/java/com/acme/shop';

export const MONEY_FILE = 'src/main/java/com/acme/shop/Money.java';

/** One hit in source: the line of its name, and the lines to read. */
export function sourceHit(
  name: string,
  kind: string,
  container: string,
  file: string,
  line: number,
  offset: number,
  limit: number,
) {
  return {
    name,
    kind,
    container,
    documentUri: file,
    file,
    outlineSupported: true,
    selectionRange: { startLine: line, endLine: line },
    readFileRange: { offset, limit },
  };
}

export const MONEY_FOUND = {
  results: [sourceHit('Money', 'Class', 'com.acme.shop', `${SHOP}/Money.java`, 3, 3, 17)],
  total: 1,
};

/** Of a search by our bundle that finds nothing. */
export const NO_DECLARATION_FOUND = {
  results: [],
  total: 0,
  reason: 'workspaceSymbolNoMatch',
  message:
    'No match among the types of the workspace and its libraries and the fields, constants, methods and constructors of the ' +
    "workspace's source. Members of libraries, what Lombok generates, and local variables are not searched. Names match from " +
    'their beginning unless * is used. An empty answer does not prove absence.',
};

/** One node of an outline; `more` is what else it has. */
export function node(name: string, kind: string, startLine: number, endLine: number, more: object = {}) {
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
