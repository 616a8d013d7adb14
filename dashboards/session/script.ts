import * as path from 'node:path';
import * as vscode from 'vscode';
import type { CallLog } from './callLog';

const PACKAGE = 'src/main/java/com/acme/shop';
const TYPES = ['Order', 'OrderService', 'Money', 'Invoice', 'Catalog', 'Notifier', 'Outer', 'Audited'];

/** What of the machine the script uses. */
export interface ScriptHost {
  /** The opened folder, absolute. */
  readonly folder: string;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly killServer: () => Promise<void>;
  /** Calls `act` when the next request of this LSP method starts. */
  readonly atRequest: (method: string, act: () => void) => Promise<unknown>;
  readonly tell: (progress: string) => void;
}

/** What a model does in a session, good and bad, one chapter after the other. More than 200 calls. */
export async function playSession(log: CallLog, host: ScriptHost): Promise<void> {
  for (const chapter of CHAPTERS) {
    const before = log.outcomes.length;
    const start = performance.now();
    await chapter(log, host);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    host.tell(`${chapter.name}: ${log.outcomes.length - before} calls in ${seconds} s`);
  }
}

/** The first calls of a window come together and wait for the server. */
async function coldStart(log: CallLog): Promise<void> {
  await Promise.all([
    log.findSymbol({ query: 'Order' }),
    log.findSymbol({ query: 'Money' }),
    log.findSymbol({ query: 'Map' }),
  ]);
}

/** A type, its outline, one of its members, and which declaration encloses a line. */
async function followTypes(log: CallLog, { folder }: ScriptHost): Promise<void> {
  for (const type of TYPES) {
    await log.findSymbol({ query: type, limit: 5 });
    await log.getFileStructure({ uri: path.join(folder, PACKAGE, `${type}.java`) });
    await log.findSymbol({ query: `${type}#total` });
    await log.getFileStructure({ uri: `${PACKAGE}/${type}.java`, line: 7 });
    await log.getFileStructure({ uri: `${PACKAGE}/${type}.java`, symbol: type });
  }
}

async function askInManyForms(log: CallLog): Promise<void> {
  const forms = [
    '?',
    'com.acme.shop.?',
    'com/acme/shop/?',
    '?.java',
    '?.class',
    'class ?',
    'new ?()',
    'List<?>',
    '?*',
    'no.such.?',
    'NoSuch?',
  ];
  for (const form of forms) {
    for (const type of TYPES) {
      await log.findSymbol({ query: form.replace('?', type) });
    }
  }
}

/** Several calls of one round. */
async function askInBatches(log: CallLog): Promise<void> {
  for (let batch = 0; batch < 6; batch += 1) {
    await Promise.all(TYPES.slice(0, 5).map((type) => log.findSymbol({ query: type })));
    await Promise.all(
      TYPES.slice(0, 3).map((type) => log.getFileStructure({ uri: `${PACKAGE}/${type}.java` })),
    );
  }
}

async function cutAnswers(log: CallLog): Promise<void> {
  for (const limit of [1, 2, 3]) {
    await log.findSymbol({ query: 'Order*', limit });
    await log.getFileStructure({ uri: `${PACKAGE}/Catalog.java`, limit });
    await log.getFileStructure({ uri: `${PACKAGE}/Order.java`, limit });
  }
  await log.findSymbol({ query: '*', limit: 50 });
}

async function makeMistakes(log: CallLog): Promise<void> {
  for (const query of [' ', '', undefined, 7]) {
    await log.findSymbol({ query });
  }
  for (const uri of [
    'src/Missing.java',
    'pom.xml',
    '../elsewhere/Order.java',
    'jdt://contents/java.base/Map.class',
    undefined,
  ]) {
    await log.getFileStructure({ uri });
  }
  await log.getFileStructure({ uri: `${PACKAGE}/Order.java`, line: 99_999 });
  await log.getFileStructure({ uri: `${PACKAGE}/Order.java`, symbol: 'none' });
}

/** Calls that are cancelled while the server works for them. */
async function giveUp(log: CallLog, { atRequest }: ScriptHost): Promise<void> {
  for (let call = 0; call < 4; call += 1) {
    const search = new vscode.CancellationTokenSource();
    await atRequest('workspace/executeCommand/javaLspTools.search', () => {
      search.cancel();
    });
    await log.findSymbol({ query: 'Order*' }, search.token);
    const outline = new vscode.CancellationTokenSource();
    await atRequest('textDocument/documentSymbol', () => {
      outline.cancel();
    });
    await log.getFileStructure({ uri: `${PACKAGE}/Order.java` }, outline.token);
  }
}

/** The same again after more than 1 s, and after more than 5 s. */
async function comeBackLater(log: CallLog, { pause }: ScriptHost): Promise<void> {
  for (const milliseconds of [1100, 5100]) {
    await pause(milliseconds);
    await log.findSymbol({ query: 'OrderService' });
    await pause(milliseconds);
    await log.findSymbol({ query: 'OrderServ*' });
    await pause(milliseconds);
    await log.getFileStructure({ uri: `${PACKAGE}/OrderService.java` });
  }
}

/** The server dies between calls. The next one brings it back. */
async function loseTheServer(log: CallLog, { killServer }: ScriptHost): Promise<void> {
  await killServer();
  await log.findSymbol({ query: 'Money' });
  await log.getFileStructure({ uri: `${PACKAGE}/Money.java` });
}

const CHAPTERS: readonly ((log: CallLog, host: ScriptHost) => Promise<void>)[] = [
  ...[coldStart, followTypes, askInManyForms, askInBatches, cutAnswers],
  ...[makeMistakes, giveUp, comeBackLater, loseTheServer],
];
