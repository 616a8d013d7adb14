import assert from 'node:assert/strict';
import type { ToolErrorCode } from '../../src/core/toolError';
import { hanging } from './fakes/fakeRedhatJava';
import { errno, FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

const shop = () => new FakeWorkspace('/w/shop').addFile(ORDER);

describe('the whole text of an error', () => {
  const file = (uri: string, workspace = shop()) => new Harness(workspace).fileStructureText({ uri });

  const texts: Readonly<Record<ToolErrorCode, readonly [() => Promise<string>, string]>> = {
    emptyQuery: [
      () => new Harness().findSymbolText({ query: ' ' }),
      '{"error":"The query is blank.","errorCode":"emptyQuery",' +
        '"hint":"Give the name of a Java type or member, for example OrderService."}',
    ],
    invalidInput: [
      () => new Harness().findSymbolText({ query: 42 }),
      '{"error":"query is not a string.","errorCode":"invalidInput",' +
        '"hint":"Give one name as a string, for example \\"OrderService\\"."}',
    ],
    fileNotFound: [
      () => file('None.java'),
      '{"error":"There is no such file in the workspace.","errorCode":"fileNotFound","hint":"Give the path of an existing ' +
        '.java file, absolute or relative to a workspace folder, or a documentUri from lsp_java_findSymbol."}',
    ],
    notJavaFile: [
      () => file('com.acme.shop.Order'),
      '{"error":"Only .java source files have an outline here.","errorCode":"notJavaFile","hint":"Give the path of a .java ' +
        'file. For a class name, lsp_java_findSymbol tells its file."}',
    ],
    permissionDenied: [
      () => file(ORDER, shop().fail(ORDER, { realpath: errno('EACCES') })),
      '{"error":"The file system denies reading this file.","errorCode":"permissionDenied",' +
        '"hint":"The file may exist; its content is not known here."}',
    ],
    fileSystemUnavailable: [
      () => file(ORDER, shop().fail(ORDER, { realpath: errno('EIO') })),
      '{"error":"The file system did not give this file.","errorCode":"fileSystemUnavailable",' +
        '"hint":"The file may exist. The same call may succeed later."}',
    ],
    unsupportedUriScheme: [
      () => file('jdt://contents/java.base/java.util/List.class'),
      '{"error":"Only files on disk (file: URIs and paths) have an outline here.","errorCode":"unsupportedUriScheme",' +
        '"hint":"Library classes (jdt: URIs) and virtual documents cannot be outlined."}',
    ],
    outsideWorkspace: [
      () => file('/other/Order.java'),
      '{"error":"This path is not inside a folder of the workspace.","errorCode":"outsideWorkspace",' +
        '"hint":"Give a path inside the workspace; links that lead out of it are not followed."}',
    ],
    noWorkspaceFolder: [
      () => file(ORDER, new FakeWorkspace()),
      '{"error":"No folder is open in this window.","errorCode":"noWorkspaceFolder",' +
        '"hint":"A file can be outlined only in an opened folder."}',
    ],
    ambiguousWorkspacePath: [
      () => file('M.java', new FakeWorkspace('/a', '/b').addFile('/a/M.java').addFile('/b/M.java')),
      '{"error":"This relative path fits several workspace folders.","errorCode":"ambiguousWorkspacePath",' +
        '"hint":"Give one of these instead: file:///a/M.java file:///b/M.java"}',
    ],
    javaServerUnavailable: [
      () => {
        const harness = new Harness();
        harness.java.installed = false;
        return harness.findSymbolText({ query: 'Order' });
      },
      '{"error":"The extension redhat.java is not installed or is disabled, so there is no Java language server.",' +
        '"errorCode":"javaServerUnavailable","hint":"Java declarations can only be found by text search in this window."}',
    ],
    timeout: [
      () => {
        const harness = new Harness(shop(), { providerMs: 40 });
        harness.java.search = () => hanging;
        return harness.findSymbolText({ query: 'Order' });
      },
      '{"error":"The Java language server did not answer within 0.04 s.","errorCode":"timeout","hint":"This says nothing ' +
        'about the code. The same call may succeed later; text search works meanwhile."}',
    ],
  };
  for (const [code, [text, expected]] of Object.entries(texts)) {
    it(code, async () => {
      assert.equal(await text(), expected);
    });
  }
});
