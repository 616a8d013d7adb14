/** What the property tests of hostile input are made of. */
import fc from 'fast-check';
import { JAVA_PIECES } from '../unit/javaPieces';
import type { DocumentSymbol } from 'vscode-languageclient';

/** Arbitrary text: every character there is, lone surrogates, very long ones. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .tuple(fc.constantFrom('x', '../', 'ö', '%2e', '<', '.*'), fc.constantFrom(300, 501, 4000, 5000))
    .map(([piece, count]) => piece.repeat(count)),
);

export const integerLike = fc.oneof(
  fc.integer({ min: -3, max: 70 }),
  fc.constantFrom('5', ' 7 ', null, undefined, 1e9, 2.7),
);

/** What there is on disk: sources inside and outside of the roots, under names that URIs and patterns reserve. */
export const FILES = [
  ...['shop/src/Order.java', 'shop/a%20b/Order.java', 'shop/a b/Order.java', 'shop/c#-port/Order.java'],
  ...['shop/größe/Order.java', 'shop/[x]/Order.java', 'shop/notes.txt', 'shop/Folder.java/Order.java'],
  ...['two/shop/src/Order.java', 'two/shop/Only.java', 'behind/src/Order.java', 'behind/Order.java'],
  ...['outside/Order.java', 'shop-old/Order.java', 'shop.java/Order.java'],
];
export const ROOTS = ['shop', 'two/shop', 'opened'];
/** Each link and where it leads. */
export const LINKS = [
  ['shop/in', 'shop/src'],
  ['shop/out', 'outside'],
  ['shop/up', '.'],
  ['shop/Linked.java', 'outside/Order.java'],
  ['shop/Dangling.java', 'outside/Missing.java'],
  ['behind/out', 'outside'],
  ['outside/back', 'shop'],
] as const;

/** Pieces of paths and URIs, of which `{base}` and `{uri}` are the folder around everything. */
export const PATH_PIECES = [
  fc.constantFrom('/', '/', '\\', '../', './', '..', '//', '%2e%2e/', '%2F', '%5C', '..%2f', '%252e%252e/'),
  fc.constantFrom(
    'Order.java',
    'Order.java',
    'Only.java',
    'Missing.java',
    'Linked.java',
    'Dangling.java',
    '.java',
  ),
  fc.constantFrom(
    'shop/',
    'shop/',
    'src/',
    'two/',
    'in/',
    'out/',
    'up/',
    'opened/',
    'behind/',
    'outside/',
    'back/',
  ),
  fc.constantFrom(
    'a%20b/',
    'a b/',
    'a%2520b/',
    'c#-port/',
    'c%23-port/',
    'größe/',
    'gro\u0308ße/',
    '[x]/',
    '%5Bx%5D/',
  ),
  fc.constantFrom('{base}/', '{base}/shop/', '{uri}/', '{uri}/shop/', '{uri}/opened/', '{base}/two/shop/'),
  fc.constantFrom(
    'file:',
    'file://',
    'file:///',
    'FILE:',
    'file://localhost',
    'jdt:',
    'untitled:',
    'C:',
    'c%3A',
    '~/',
  ),
  fc.constantFrom(
    '\0',
    '%00',
    '#L4',
    '?x',
    '*',
    '**/',
    '?',
    '#',
    '%',
    '%zz',
    ' ',
    '\n',
    '\u202e',
    '\ud800',
    ':',
    '@',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom('x'.repeat(300), '../'.repeat(60), 'd/'.repeat(900)),
];

const DISGUISES: readonly ((path: string, at: number) => string)[] = [
  (path) => path,
  (path, at) => insert(path, at, './'),
  (path, at) => insert(path, at, '/'),
  (path, at) => insert(path, at, 'x/../'),
  (path, at) => insert(path, at, '../'),
  (path, at) => insert(path, at, '\0'),
  (path, at) =>
    `${path.slice(0, at)}%${path.charCodeAt(at).toString(16).padStart(2, '0')}${path.slice(at + 1)}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.toUpperCase(),
  (path) => path.normalize('NFD'),
  (path) => encodeURI(path),
  (path) => encodeURIComponent(path),
  (path) => `${path}#L3`,
  (path) => ` ${path}\n`,
];

function insert(path: string, at: number, piece: string): string {
  const slash = path.indexOf('/', at) + 1;
  return path.slice(0, slash) + piece + path.slice(slash);
}

/** A file that is there, in spellings that mostly open it and must not when it lies outside. */
export const disguisedFile = fc
  .tuple(
    fc.constantFrom(
      '',
      '{base}/',
      '{base}/',
      '{uri}/',
      'file:{base}/',
      'file:///{base}/',
      'file://localhost{base}/',
    ),
    fc.constantFrom(
      ...FILES,
      ...LINKS.map(([link]) => link),
      'shop/in/Order.java',
      'shop/up/outside/Order.java',
    ),
    fc.array(fc.tuple(fc.constantFrom(...DISGUISES), fc.nat(20)), { maxLength: 3 }),
  )
  .map(
    ([prefix, file, disguises]) =>
      prefix + disguises.reduce((path, [disguise, at]) => disguise(path, at), file),
  );

/** Queries that mostly have hits, and names that outlines mostly have. */
export const knownQuery = fc.constantFrom(
  ...[
    'Order',
    'order',
    'OrdServ',
    'Order*',
    '*',
    'shop.Order',
    'com.acme.shop.Order',
    'no.such.pkg.Order',
    'com.acme',
  ],
  ...[
    'Order.total',
    'Order#find(String, int)',
    'find',
    'Box',
    'Order.java',
    'new Order()',
    '@Order',
    'Outer$Order',
  ],
);

export const javaName = fc.constantFrom(
  ...[
    'Order',
    'order',
    'OrderService',
    'com.acme.shop',
    'com.acme.shop.Order',
    'find(String, int)',
    'Box<T>',
  ],
  ...[
    '{...}',
    'new Runnable() {...}',
    '',
    '.Order',
    'undefined.Order',
    '@/orders -- GET',
    'Größe',
    '$',
    '_',
    '*',
  ],
);
/** A name with which VS Code makes a hit: it refuses an empty one. */
export const hitName = fc.oneof(javaName, anyText).filter((name) => name !== '');

const javaPiece = fc.constantFrom(...JAVA_PIECES, '(?:', '[^', '+', '{9}');
export const javaLike = fc.array(javaPiece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));

/** Any range that a provider could give: beyond the end, or with its end before its start. */
const wildRange = fc.tuple(fc.nat(20), fc.nat(9), fc.nat(20), fc.nat(9)).map((numbers) => plain(numbers));

function plain([startLine, startCharacter, endLine, endCharacter]: readonly [
  number,
  number,
  number,
  number,
]) {
  return {
    start: { line: startLine, character: startCharacter },
    end: { line: endLine, character: endCharacter },
  };
}

/** Nodes of every shape, of which parts may be missing. */
function nodesOf(depth: number): fc.Arbitrary<unknown[]> {
  const node = fc.record(
    {
      name: fc.oneof(javaName, anyText),
      kind: fc.oneof(fc.integer({ min: -1, max: 30 }), fc.constant(null)),
      detail: fc.oneof(fc.constant(' : int'), anyText),
      range: wildRange,
      selectionRange: wildRange,
      children: depth === 0 ? fc.constant([]) : nodesOf(depth - 1),
    },
    { requiredKeys: ['name', 'range'] },
  );
  const flat = fc.record({ name: javaName, kind: fc.nat(26), location: fc.record({ range: wildRange }) });
  return fc.array(fc.oneof({ weight: 8, arbitrary: node }, flat, fc.constant(null), fc.constant({})), {
    maxLength: depth > 2 ? 6 : 4,
  });
}
export const wildNodes = nodesOf(4);

/** What is outlined where only the place of the file matters: it goes beyond the three lines that every file has. */
export const WILD_OUTLINE: readonly Partial<DocumentSymbol>[] = [
  { name: 'Order', kind: 5, range: plain([1, 0, 90, 0]), selectionRange: plain([2, 3, 2, 8]) },
  { name: 'Late', kind: 5, range: plain([70, 0, 90, 4]), selectionRange: plain([71, 0, 71, 4]) },
];
