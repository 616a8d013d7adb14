import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { askBelow, baseFolder, outline, sourceHits } from './answers';
import { RESERVED_NAMES } from './workspace';

/** What VS Code makes of the folder in a URI. */
function encoded(folder: string): string {
  return vscode.Uri.file(`/${folder}`).toString().slice('file:///'.length);
}

function at(folder: string, relative: string, names: readonly string[]) {
  return { documentUri: `B/${encoded(folder)}/${relative}`, file: `B/${folder}/${relative}`, names };
}

/** A class whose declaration begins on a line, and takes three of them unless told otherwise. */
function typeHit(
  name: string,
  folder: string,
  relative: string,
  line: number,
  container = 'com.acme',
  lines = 3,
) {
  return {
    name,
    kind: 'Class',
    ...(container === '' ? {} : { container }),
    documentUri: `B/${encoded(folder)}/${relative}`,
    file: `B/${folder}/${relative}`,
    outlineSupported: true,
    selectionRange: { startLine: line, endLine: line },
    readFileRange: { offset: line, limit: lines },
  };
}

const ORDER_FILE = 'src/com/acme/Order.java';

describe('folders whose names hold reserved characters', () => {
  it('are all found by one search, each with its own file, in the order of their URIs', async () => {
    const expected = RESERVED_NAMES.map(([folder]) => typeHit('Order', folder, ORDER_FILE, 3));
    expected.sort((a, b) => (a.documentUri < b.documentUri ? -1 : 1));
    assert.deepEqual(await askBelow('lsp_java_findSymbol', { query: 'com.acme.Order' }), {
      results: expected,
      total: RESERVED_NAMES.length,
    });
  });

  for (const [folder, field] of RESERVED_NAMES) {
    it(`open the right file in ${folder} by relative path, absolute path, hit and file URI`, async () => {
      const hits = await sourceHits('com.acme.Order');
      const hit = hits.find(({ file }) => file === `B/${folder}/${ORDER_FILE}`);
      assert.ok(hit, 'the search has no hit in this folder');
      const base = baseFolder();
      const spellings = [
        `${folder}/${ORDER_FILE}`,
        `${base.path}/${folder}/${ORDER_FILE}`,
        hit.documentUri.replace(/^B/, () => base.uri),
        (hit.file ?? '').replace(/^B/, () => base.path),
        `${base.uri}/${encodeURIComponent(folder)}/${ORDER_FILE}`,
      ];
      for (const spelling of spellings) {
        assert.deepEqual(await outline(spelling), at(folder, ORDER_FILE, ['Order', field]), spelling);
      }
    });
  }
});

function ambiguous(...candidates: readonly string[]) {
  return {
    error: 'This relative path fits several workspace folders.',
    errorCode: 'ambiguousWorkspacePath',
    hint: `Give one of these instead: ${candidates.join(' ')}`,
  };
}

const BOTH_MAINS = ambiguous('B/one/app/src/Main.java', 'B/two/app/src/Main.java');

describe('two roots of one name', () => {
  it('refuse a relative path that exists in both, and name both files', async () => {
    assert.deepEqual(await outline('src/Main.java'), BOTH_MAINS);
  });

  it('refuse the path behind their name when it exists in both', async () => {
    assert.deepEqual(await outline('app/src/Main.java'), BOTH_MAINS);
  });

  it('refuse the path behind their name when it exists in neither', async () => {
    assert.deepEqual(
      await outline('app/src/Missing.java'),
      ambiguous('B/one/app/src/Missing.java', 'B/two/app/src/Missing.java'),
    );
  });

  it('open the candidates of a refusal', async () => {
    const { uri } = baseFolder();
    assert.deepEqual(
      [await outline(`${uri}/one/app/src/Main.java`), await outline(`${uri}/two/app/src/Main.java`)],
      [
        at('one/app', 'src/Main.java', ['Main', 'inFirst']),
        at('two/app', 'src/Main.java', ['Main', 'inSecond']),
      ],
    );
  });

  it('open a file that only the second has, by its path and behind the name of the root', async () => {
    const second = at('two/app', 'src/com/acme/Second.java', ['Second', 'only']);
    assert.deepEqual(await outline('src/com/acme/Second.java'), second);
    assert.deepEqual(await outline('app/src/com/acme/Second.java'), second);
  });
});

describe('two projects that declare the same type', () => {
  const TWIN = 'src/com/acme/twin/Twin.java';

  it('are both listed, each with its own file', async () => {
    assert.deepEqual(await askBelow('lsp_java_findSymbol', { query: 'com.acme.twin.Twin' }), {
      results: ['one/app', 'two/app'].map((folder) => typeHit('Twin', folder, TWIN, 3, 'com.acme.twin')),
      total: 2,
    });
  });

  it('have each their own outline', async () => {
    const { path: base } = baseFolder();
    const hits = await sourceHits('com.acme.twin.Twin');
    const files = hits.map(({ file }) => (file ?? '').replace(/^B/, () => base));
    assert.deepEqual(await Promise.all(files.map(outline)), [
      at('one/app', TWIN, ['Twin', 'first']),
      at('two/app', TWIN, ['Twin', 'second']),
    ]);
  });

  it('come before the types of that name in the JDK, also in the default package', async () => {
    const { results } = await askBelow('lsp_java_findSymbol', { query: 'Main', limit: 3 });
    const [first, second, third] = results as readonly { readonly documentUri: string }[];
    assert.deepEqual(
      [first, second],
      [
        typeHit('Main', 'one/app', 'src/Main.java', 1, ''),
        typeHit('Main', 'two/app', 'src/Main.java', 1, ''),
      ],
    );
    assert.match(third?.documentUri ?? '', /^jdt:/);
  });
});

describe('a root inside another root', () => {
  const NESTED = 'src/com/acme/Nested.java';

  it('is found once', async () => {
    assert.deepEqual(await sourceHits('com.acme.Nested'), [typeHit('Nested', 'outer/inner', NESTED, 3)]);
  });

  it('opens the same file from both roots', async () => {
    for (const spelling of [NESTED, `inner/${NESTED}`, `outer/inner/${NESTED}`]) {
      assert.deepEqual(await outline(spelling), at('outer/inner', NESTED, ['Nested', 'inner']), spelling);
    }
  });

  it('does not hide the files of the outer root', async () => {
    const outside = at('outer', 'src/com/acme/Outside.java', ['Outside', 'outer']);
    assert.deepEqual(await outline('src/com/acme/Outside.java'), outside);
    assert.deepEqual(await outline('outer/src/com/acme/Outside.java'), outside);
  });
});

describe('a folder of sources without a build file', () => {
  const NOTEBOOK = 'src/com/acme/notes/Notebook.java';
  const names = ['Notebook', 'notes', 'write(String)', 'pages()'];

  it('is searched', async () => {
    assert.deepEqual(await sourceHits('com.acme.notes.Notebook'), [
      typeHit('Notebook', 'plain', NOTEBOOK, 6, 'com.acme.notes', 11),
    ]);
  });

  it('is outlined by the path below it, behind the name in the workspace file, and behind its name on disk', async () => {
    for (const spelling of [NOTEBOOK, `Notes of the team/${NOTEBOOK}`, `plain/${NOTEBOOK}`]) {
      assert.deepEqual(await outline(spelling), at('plain', NOTEBOOK, names), spelling);
    }
  });
});

describe('the folder around the roots', () => {
  it('is outside of the workspace', async () => {
    assert.deepEqual(await outline(`${baseFolder().path}/Stray.java`), {
      error: 'This path is not inside a folder of the workspace.',
      errorCode: 'outsideWorkspace',
      hint: 'Give a path inside the workspace; links that lead out of it are not followed.',
    });
  });
});
