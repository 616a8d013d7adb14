import { cp } from 'node:fs/promises';
import * as path from 'node:path';
import { writeFiles } from '../../live-suite/workspaceFiles';

/** The last member, on the last line, which has no line end. */
const TAIL = `package com.acme.shop;

class Tail {
  int first;

  /** The end of the file. */
  int last() {
    return first; }}`;

/** How many accounts the ledger has, each with one method of eight lines. */
export const ACCOUNTS = 400;

/** Copies the project `shop`, and adds a file without a final line end and a very long one. */
export async function writeShop(folder: string, project: string): Promise<string> {
  const copy = path.join(folder, 'shop');
  await cp(project, copy, { recursive: true });
  await writeFiles(path.join(copy, 'src', 'main', 'java', 'com', 'acme', 'shop'), {
    'Tail.java': TAIL,
    'Ledger.java': ledger(),
  });
  return copy;
}

/** The declaration of one account's method, without a line end at its end. */
export function accountMethod(account: number): string {
  return `  /**
   * Books an amount on account ${account}.
   *
   * @param cents what is booked
   */
  public void book${account}(long cents) {
    balances[${account}] += cents;
  }`;
}

function ledger(): string {
  const methods = Array.from({ length: ACCOUNTS }, (_item, account) => accountMethod(account));
  return `package com.acme.shop;

/** The books of the shop. */
public class Ledger {
  private final long[] balances = new long[${ACCOUNTS}];

${methods.join('\n\n')}
}
`;
}
