import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDiskWorkspace } from './fakes/diskWorkspace';
import { answered } from './fakes/fakeRedhatJava';
import { hit, orderOutline } from './fakes/javaAnswers';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

const isWindows = process.platform === 'win32';

describe('every spelling of one file opens the same file', () => {
  const spellings = [
    ORDER,
    'src/main/java/com/acme/shop/Order.java',
    './src/main/java/com/acme/shop/Order.java',
    'shop/src/main/java/com/acme/shop/Order.java',
    'src/test/../main/java/com/acme/shop/Order.java',
    'src//main/java/com/acme/shop/Order.java',
    `  ${ORDER}\n`,
    `file://${ORDER}`,
    `file:${ORDER}`,
    `FILE://${ORDER}`,
    `File://${ORDER}`,
    `file://localhost${ORDER}`,
    `file://LOCALHOST${ORDER}`,
    `file://${ORDER}#L42`,
    `file://${ORDER}#L42-L50`,
    `file://${ORDER}?version=1`,
    `file://${ORDER.replace('shop', 'sh%6Fp')}`,
    `file:///w/x/../shop${ORDER.slice('/w/shop'.length)}`,
    ...(isWindows ? [] : [`file:/${ORDER}`, `file://w${ORDER.slice(2)}`]),
  ];
  for (const uri of spellings) {
    it(JSON.stringify(uri), async () => {
      const harness = new Harness();
      harness.java.outline = () => answered(orderOutline());
      const { documentUri, file, total } = await harness.fileStructure({ uri });
      assert.deepEqual(
        { documentUri, file, total },
        { documentUri: vscode.Uri.file(ORDER).toString(), file: vscode.Uri.file(ORDER).fsPath, total: 13 },
      );
      assert.deepEqual(harness.java.outlined, [vscode.Uri.file(ORDER).toString()]);
    });
  }
});

describe('a path with a drive', () => {
  const spellings = [
    'C:/shop/Order.java',
    'c:/shop/Order.java',
    'file:///c:/shop/Order.java',
    'file:///C:/shop/Order.java',
    'file:///c%3A/shop/Order.java',
    'file:///C%3a/shop/Order.java',
    'FILE:///C:/shop/Order.java',
    'file://c:/shop/Order.java',
    ...(isWindows ? ['C:\\shop\\Order.java', 'c:\\shop\\x\\..\\Order.java'] : []),
  ];
  for (const uri of spellings) {
    if (isWindows) {
      it(`${uri} is the file on that drive`, async () => {
        const harness = new Harness(new FakeWorkspace('c:/shop').addFile('c:/shop/Order.java'));
        await harness.fileStructure({ uri });
        assert.deepEqual(harness.java.outlined, ['file:///c%3A/shop/Order.java']);
      });
    }

    it(`${uri} is never joined to the workspace folder`, async () => {
      const harness = new Harness(new FakeWorkspace(process.cwd(), '/w/shop'));
      assert.equal((await harness.fileStructure({ uri })).errorCode, 'outsideWorkspace');
      assert.deepEqual(harness.java.outlined, []);
    });
  }
});

describe('a folder with reserved characters in its name', () => {
  const workspace = useDiskWorkspace();
  const folders = ['a%20b', 'c#-port', 'r&d', 'my app', '[x]', 'c++', 'größe', '100%', "it's", '{a,b}', '~x'];
  const onlyPosix = isWindows ? [] : ['what?', 'a*b', 'a:b'];

  for (const folder of [...folders, ...onlyPosix]) {
    it(`${folder}: relative path, absolute path, file URI and documentUri open the right file`, async () => {
      const disk = workspace().open('root');
      await disk.addFile(`root/${folder}/Order.java`);
      await disk.addFile('root/a b/Order.java');
      const file = vscode.Uri.joinPath(vscode.Uri.file(disk.at('root')), folder, 'Order.java').fsPath;
      const harness = new Harness(disk);
      harness.java.search = () => answered([hit('Order', '', file, '0:0-0:5')]);
      const [found] = (await harness.findSymbol({ query: 'Order' })).results;
      assert.deepEqual(
        { documentUri: found?.documentUri, file: found?.file, outlineSupported: found?.outlineSupported },
        { documentUri: vscode.Uri.file(file).toString(), file, outlineSupported: true },
      );
      const spellings = [
        `${folder}/Order.java`,
        `root/${folder}/Order.java`,
        file,
        `file://${encodeURI(file.replaceAll('\\', '/')).replaceAll('#', '%23').replaceAll('?', '%3F')}`,
        found?.documentUri,
        // Without any encoding, as models write it; a percent sign would then mean something else.
        ...(folder.includes('%') ? [] : [`file://${file}`]),
      ];
      for (const uri of isWindows ? spellings.slice(0, 3) : spellings) {
        const answer = await harness.fileStructure({ uri });
        assert.equal(answer.file, file, `${String(uri)}: ${JSON.stringify(answer)}`);
        assert.equal(answer.documentUri, vscode.Uri.file(file).toString());
      }
    });
  }
});
