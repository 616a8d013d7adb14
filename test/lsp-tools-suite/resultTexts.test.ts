import assert from 'node:assert/strict';
import { answered } from './fakes/fakeRedhatJava';
import { at, FakeWorkspace } from './fakes/fakeWorkspace';
import { hit, orderOutline } from './fakes/javaAnswers';
import { Harness, knowing, ORDER, outlining } from './harness';

/** The only path in a result, in the notation of this operating system. */
const FILE = JSON.stringify(at(ORDER));

describe('the whole text of a result', () => {
  it('of a search', async () => {
    const harness = knowing({
      'Order.java': [],
      Order: [
        hit('Order', 'com.acme.shop', ORDER, '6:13-6:18'),
        hit('OrderTest', '', '/other/OrderTest.java', '0:6-0:15'),
      ],
    });
    assert.equal(
      await harness.findSymbolText({ query: 'Order.java', limit: 2 }),
      '{"results":[{"name":"Order","kind":"Class","container":"com.acme.shop",' +
        '"documentUri":"file:///w/shop/src/main/java/com/acme/shop/Order.java",' +
        `"file":${FILE},"outlineSupported":true,` +
        '"selectionRange":{"startLine":7,"endLine":7}},' +
        '{"name":"OrderTest","kind":"Class","documentUri":"file:///other/OrderTest.java",' +
        '"outlineSupported":false,"unsupportedReason":"outsideWorkspace",' +
        '"selectionRange":{"startLine":1,"endLine":1}}],"total":2}',
    );
  });

  it('of a search for a member', async () => {
    const harness = knowing({ Order: [hit('Order', 'com.acme.shop', ORDER, '6:13-6:18')] });
    harness.java.outline = () => answered(orderOutline());
    assert.equal(
      await harness.findSymbolText({ query: 'Order#total', limit: 1 }),
      '{"results":[{"name":"total()","kind":"Method","container":"com.acme.shop.Order",' +
        '"documentUri":"file:///w/shop/src/main/java/com/acme/shop/Order.java",' +
        `"file":${FILE},"outlineSupported":true,` +
        '"selectionRange":{"startLine":24,"endLine":24},"readFileRange":{"offset":23,"limit":4}}],' +
        '"total":2,"truncated":true,"truncatedBy":["count"]}',
    );
  });

  it('of an outline', async () => {
    assert.equal(
      await outlining(orderOutline()).fileStructureText({ uri: ORDER, symbol: 'Line', limit: 5 }),
      '{"documentUri":"file:///w/shop/src/main/java/com/acme/shop/Order.java",' +
        `"file":${FILE},"symbols":[` +
        '{"name":"Line","kind":"Class","startLine":34,"endLine":38,"readFileRange":{"offset":34,"limit":5},"children":[' +
        '{"name":"article","kind":"Field","startLine":34,"endLine":34,"readFileRange":{"offset":34,"limit":1}},' +
        '{"name":"count","kind":"Field","startLine":34,"endLine":34,"readFileRange":{"offset":34,"limit":1}},' +
        '{"name":"price","kind":"Field","startLine":34,"endLine":34,"readFileRange":{"offset":34,"limit":1}},' +
        '{"name":"sum()","kind":"Method","startLine":35,"endLine":37,"readFileRange":{"offset":35,"limit":3},"detail":"int"}' +
        ']}],"total":5}',
    );
  });

  it('of an outline that is cut', async () => {
    assert.equal(
      await outlining(orderOutline()).fileStructureText({ uri: ORDER, limit: 1 }),
      '{"documentUri":"file:///w/shop/src/main/java/com/acme/shop/Order.java",' +
        `"file":${FILE},"symbols":[` +
        '{"name":"Order","kind":"Class","startLine":6,"endLine":39,"readFileRange":{"offset":6,"limit":34},"omittedChildren":8}' +
        '],"total":13,"truncated":true,"truncatedBy":["count"]}',
    );
  });
});

describe('the whole text of an empty result', () => {
  const target =
    '{"documentUri":"file:///w/shop/src/main/java/com/acme/shop/Order.java",' +
    `"file":${FILE},"symbols":[],"total":0,`;
  const starting = () => {
    const harness = new Harness(new FakeWorkspace('/w/shop').addFile(ORDER), { readinessMs: 40 });
    harness.java.starting();
    return harness;
  };

  const texts: readonly (readonly [string, () => Promise<string>, string])[] = [
    [
      'of a search that the server answered',
      () => new Harness().findSymbolText({ query: 'Order' }),
      '{"results":[],"total":0,"reason":"workspaceSymbolNoMatch","message":"No match among the types of the workspace ' +
        'and its libraries. Fields are not searched by name; methods only in source, and only where the user has turned ' +
        'java.symbols.includeSourceMethodDeclarations on; a member is found when its type is named (Order.total). Names ' +
        'match from their beginning unless * is used. An empty answer does not prove absence."}',
    ],
    [
      'of a search where no folder is open',
      () => new Harness(new FakeWorkspace()).findSymbolText({ query: 'Order' }),
      '{"results":[],"total":0,"reason":"workspaceSymbolNoMatch","message":"No match among the types of the workspace ' +
        'and its libraries. Fields are not searched by name; methods only in source, and only where the user has turned ' +
        'java.symbols.includeSourceMethodDeclarations on; a member is found when its type is named (Order.total). Names ' +
        'match from their beginning unless * is used. An empty answer does not prove absence. No folder is open in this ' +
        'window, so the Java server may know no project and no JDK."}',
    ],
    [
      'of a search before the server is ready',
      () => starting().findSymbolText({ query: 'Order' }),
      '{"results":[],"total":0,"reason":"serverNotFullyReady","message":"The Java server is still starting or importing ' +
        'projects, so this says nothing yet about whether the symbol exists."}',
    ],
    [
      'of an outline before the server is ready',
      () => starting().fileStructureText({ uri: ORDER }),
      `${target}"reason":"serverNotFullyReady","message":"The Java server is still starting or importing projects, so this ` +
        'says nothing yet about what the file declares."}',
    ],
    [
      'of an outline that the server answered',
      () => outlining([]).fileStructureText({ uri: ORDER }),
      `${target}"reason":"documentSymbolProviderEmpty","message":"The Java server gave no declarations for this file. It may ` +
        'declare no type (module-info.java), or lie outside of every source root. The file exists and can be read."}',
    ],
    [
      'of an outline without the name',
      () => outlining(orderOutline()).fileStructureText({ uri: ORDER, symbol: 'none' }),
      `${target}"reason":"noMatchingDeclaration","message":"None of the 13 declarations of this file has this name. Inherited ` +
        'members, and methods that Lombok generates, are not part of an outline."}',
    ],
    [
      'of an outline whose declaration of the name is elsewhere',
      () => outlining(orderOutline()).fileStructureText({ uri: ORDER, symbol: 'total', line: 3 }),
      `${target}"reason":"noMatchingDeclaration","message":"None of the declarations with this name covers line 3 of this file."}`,
    ],
    [
      'of an outline without anything around the line',
      () => outlining(orderOutline()).fileStructureText({ uri: ORDER, line: 3 }),
      `${target}"reason":"noMatchingDeclaration","message":"Line 3 is inside none of this file's declarations; imports, ` +
        'comments and blank lines can lie between them."}',
    ],
  ];
  for (const [what, text, expected] of texts) {
    it(what, async () => {
      assert.equal(await text(), expected);
    });
  }
});
