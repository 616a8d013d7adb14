import assert from 'node:assert/strict';
import { ToolError, toolErrors } from '../../src/core/toolError';

describe('what the model reads of a refusal or failure', () => {
  const texts: readonly (readonly [error: ToolError, code: string, message: string, hint: string])[] = [
    [
      toolErrors.emptyQuery(),
      'emptyQuery',
      'The query is blank.',
      'Give the name of a Java type or member, for example OrderService.',
    ],
    [toolErrors.invalidInput('A problem.', 'A hint.'), 'invalidInput', 'A problem.', 'A hint.'],
    [
      toolErrors.fileNotFound(),
      'fileNotFound',
      'There is no such file in the workspace.',
      'Give the path of an existing .java file, absolute or relative to a workspace folder, or a documentUri from lsp_java_findSymbol.',
    ],
    [
      toolErrors.notJavaFile(),
      'notJavaFile',
      'Only .java source files have an outline here.',
      'Give the path of a .java file. For a class name, lsp_java_findSymbol tells its file.',
    ],
    [
      toolErrors.permissionDenied(),
      'permissionDenied',
      'The file system denies reading this file.',
      'The file may exist; its content is not known here.',
    ],
    [
      toolErrors.fileSystemUnavailable(),
      'fileSystemUnavailable',
      'The file system did not give this file.',
      'The file may exist. The same call may succeed later.',
    ],
    [
      toolErrors.unsupportedUriScheme(),
      'unsupportedUriScheme',
      'Only files on disk (file: URIs and paths) have an outline here.',
      'Library classes (jdt: URIs) and virtual documents cannot be outlined.',
    ],
    [
      toolErrors.outsideWorkspace(),
      'outsideWorkspace',
      'This path is not inside a folder of the workspace.',
      'Give a path inside the workspace; links that lead out of it are not followed.',
    ],
    [
      toolErrors.noWorkspaceFolder(),
      'noWorkspaceFolder',
      'No folder is open in this window.',
      'A file can be outlined only in an opened folder.',
    ],
    [
      toolErrors.ambiguousWorkspacePath(['file:///a/Main.java', 'file:///b/Main.java']),
      'ambiguousWorkspacePath',
      'This relative path fits several workspace folders.',
      'Give one of these instead: file:///a/Main.java file:///b/Main.java',
    ],
    [
      toolErrors.javaExtensionMissing(),
      'javaServerUnavailable',
      'The extension redhat.java is not installed or is disabled, so there is no Java language server.',
      'Java declarations can only be found by text search in this window.',
    ],
    [
      toolErrors.javaServerLightweight(),
      'javaServerUnavailable',
      'The Java language server runs in lightweight mode, which knows no projects.',
      'Java declarations can only be found by text search until the user switches the server to standard mode.',
    ],
    [
      toolErrors.javaServerFailed(),
      'javaServerUnavailable',
      'The Java language server has stopped or failed to answer.',
      'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
    ],
    [
      toolErrors.timeout(30),
      'timeout',
      'The Java language server did not answer within 30 s.',
      'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
    ],
    [
      toolErrors.otherProviderTimeout(30),
      'timeout',
      'The Java language server answered, but another symbol provider did not within 30 s, and VS Code waits for all of them.',
      'This says nothing about the code. Text search works meanwhile, and outlines are not affected.',
    ],
  ];

  for (const [error, code, message, hint] of texts) {
    it(`${code}: ${message}`, () => {
      assert.ok(error instanceof ToolError);
      assert.deepEqual(
        { name: error.name, code: error.code, message: error.message, hint: error.hint },
        { name: 'ToolError', code, message, hint },
      );
    });
  }

  it('is all there is', () => {
    assert.equal(texts.length, Object.keys(toolErrors).length);
  });
});
