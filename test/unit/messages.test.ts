import assert from 'node:assert/strict';
import { messages } from '../../src/core/messages';

describe('what the model reads of an empty result', () => {
  it('stands here as a whole', () => {
    const { noDeclarationNamed, noDeclarationNamedAtLine, noDeclarationAtLine, ...texts } = messages;
    assert.deepEqual(
      {
        ...texts,
        noDeclarationNamed: noDeclarationNamed(84),
        noDeclarationNamedAtLine: noDeclarationNamedAtLine(3),
        noDeclarationAtLine: noDeclarationAtLine(3),
      },
      {
        notReadySearch:
          'The Java server is still starting or importing projects, so this says nothing yet about whether the symbol exists.',
        notReadyOutline:
          'The Java server is still starting or importing projects, so this says nothing yet about what the file declares.',
        noDeclarationMatch:
          'No match among the types of the workspace and its libraries and the fields, constants, methods and constructors of the ' +
          "workspace's source. Members of libraries, what Lombok generates, and local variables are not searched. Names " +
          'match from their beginning unless * is used. An empty answer does not prove absence.',
        noSymbolMatch:
          'No match among the types of the workspace and its libraries. Fields are not searched by name; methods only in source, ' +
          'and only where the user has turned java.symbols.includeSourceMethodDeclarations on; a member is found when its type ' +
          'is named (Order.total). Names match from their beginning unless * is used. An empty answer does not prove absence.',
        noFolderOpen: ' No folder is open in this window, so the Java server may know no project and no JDK.',
        serverReportsError:
          ' The Java server reports an error, such as a project that it could not import, and may not know all of the workspace.',
        noDeclarations:
          'The Java server gave no declarations for this file. It may declare no type (module-info.java), or lie outside of ' +
          'every source root. The file exists and can be read.',
        noDeclarationNamed:
          'None of the 84 declarations of this file has this name. Inherited members, and methods that Lombok generates, are not part of an outline.',
        noDeclarationNamedAtLine: 'None of the declarations with this name covers line 3 of this file.',
        noDeclarationAtLine:
          "Line 3 is inside none of this file's declarations; imports, comments and blank lines can lie between them.",
      },
    );
  });
});
