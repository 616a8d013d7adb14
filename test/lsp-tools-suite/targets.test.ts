import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './fakes/fakeRedhatJava';
import { errno, FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

const notFound = {
  error: 'There is no such file in the workspace.',
  errorCode: 'fileNotFound',
  hint: 'Give the path of an existing .java file, absolute or relative to a workspace folder, or a documentUri from lsp_java_findSymbol.',
};
const notJava = {
  error: 'Only .java source files have an outline here.',
  errorCode: 'notJavaFile',
  hint: 'Give the path of a .java file. For a class name, lsp_java_findSymbol tells its file.',
};
const denied = {
  error: 'The file system denies reading this file.',
  errorCode: 'permissionDenied',
  hint: 'The file may exist; its content is not known here.',
};
const unavailable = {
  error: 'The file system did not give this file.',
  errorCode: 'fileSystemUnavailable',
  hint: 'The file may exist. The same call may succeed later.',
};
const unsupported = {
  error: 'Only files on disk (file: URIs and paths) have an outline here.',
  errorCode: 'unsupportedUriScheme',
  hint: 'Library classes (jdt: URIs) and virtual documents cannot be outlined.',
};
const pattern = {
  error: 'uri is a pattern.',
  errorCode: 'invalidInput',
  hint: 'Give the path of one .java file; patterns are not expanded.',
};

async function isRefused(uri: string, refusal: object, workspace = shop()): Promise<void> {
  const harness = new Harness(workspace);
  harness.java.installed = false;
  assert.deepEqual(await harness.fileStructure({ uri }), refusal);
}

const shop = () =>
  new FakeWorkspace('/w/shop')
    .addFile(ORDER)
    .addFile('/w/shop/pom.xml')
    .addFile('/w/shop/target/Order.class')
    .addDirectory('/w/shop/src')
    .addDirectory('/w/shop/odd.java');

describe('a target that is no Java source is refused before the server is asked for', () => {
  const targets: readonly (readonly [string, string, object])[] = [
    ['a missing file', 'src/None.java', notFound],
    ['a missing file by URI', 'file:///w/shop/src/None.java', notFound],
    ['a line behind the path', 'src/main/java/com/acme/shop/Order.java:42', notJava],
    ['a folder', 'src', notJava],
    ['a folder with a slash', '/w/shop/src/', notJava],
    ['a folder whose name ends like a source', 'odd.java', notJava],
    ['the workspace folder', '/w/shop', notJava],
    ['pom.xml', 'pom.xml', notJava],
    ['a class file', '/w/shop/target/Order.class', notJava],
    ['a class name', 'com.acme.shop.Order', notJava],
    ['a simple class name', 'Order', notJava],
    ['a pattern', '**/*.java', pattern],
    ['a pattern with one unknown letter', 'src/main/java/com/acme/shop/Orde?.java', pattern],
    ['a pattern of folders', 'src/**', notJava],
    ['a NUL character', 'src/\0.java', notFound],
  ];
  for (const [what, uri, refusal] of targets) {
    it(`${what}: ${JSON.stringify(uri)}`, () => isRefused(uri, refusal));
  }

  for (const uri of [
    'jdt://contents/java.base/java.util/List.class?=shop/x',
    'untitled:Untitled-1',
    'git:/w/shop/Order.java?%7B%7D',
    'vscode-vfs://github/acme/shop/Order.java',
    'https://example.com/Order.java',
    'JDT://contents/x/Order.java',
  ]) {
    it(`a location that is not on disk: ${uri}`, () => isRefused(uri, unsupported));
  }
});

describe('failures of the file system are told apart', () => {
  const uri = vscode.Uri.file(ORDER);
  const failures: readonly (readonly [Error, object])[] = [
    [vscode.FileSystemError.FileNotFound(uri), notFound],
    [vscode.FileSystemError.FileNotADirectory(uri), notFound],
    [vscode.FileSystemError.FileIsADirectory(uri), notJava],
    [vscode.FileSystemError.NoPermissions(uri), denied],
    [vscode.FileSystemError.Unavailable(uri), unavailable],
    [new vscode.FileSystemError('disk is on fire'), unavailable],
    [errno('ENOENT'), notFound],
    [errno('ENOTDIR'), notFound],
    [errno('ENAMETOOLONG'), notFound],
    [errno('EACCES'), denied],
    [errno('EPERM'), denied],
    [errno('EIO'), unavailable],
    [errno('ELOOP'), unavailable],
    [errno('EMFILE'), unavailable],
    [new Error('something else'), unavailable],
  ];
  for (const [error, refusal] of failures) {
    const code = (error as { code?: string }).code ?? error.message;
    for (const step of ['realpath', 'stat'] as const) {
      it(`${code} of ${step}`, () => isRefused(ORDER, refusal, shop().fail(ORDER, { [step]: error })));
    }
    it(`${code} of a file that vanishes while the server is asked`, async () => {
      const harness = new Harness(shop().fail(ORDER, { read: error }));
      assert.deepEqual(await harness.fileStructure({ uri: ORDER }), refusal);
    });
  }
});

describe('a hit of a search', () => {
  it('of a scheme, a place or a window that has no outline says so', async () => {
    const where = async (uri: string, workspace: FakeWorkspace) => {
      const harness = new Harness(workspace);
      const location = new vscode.Location(vscode.Uri.parse(uri), new vscode.Range(0, 1, 0, 2));
      harness.java.search = () =>
        answered([new vscode.SymbolInformation('Order', vscode.SymbolKind.Class, 'p', location)]);
      const [row] = (await harness.findSymbol({ query: 'Order' })).results;
      return [row?.outlineSupported, row?.unsupportedReason, row?.file];
    };
    const outside = await where('file:///other/Order.java', shop());
    assert.deepEqual(outside, [false, 'outsideWorkspace', undefined]);
    const nowhere = await where('file:///w/shop/Order.java', new FakeWorkspace());
    assert.deepEqual(nowhere, [false, 'noWorkspaceFolder', undefined]);
    const library = await where('jdt://contents/java.base/p/Order.class?=shop', shop());
    assert.deepEqual(library, [false, 'unsupportedUriScheme', undefined]);
    const virtual = await where('vscode-vfs://github/acme/shop/Order.java', shop());
    assert.deepEqual(virtual, [false, 'unsupportedUriScheme', undefined]);
  });
});
