import { eventually } from './eventually';
import { jdtlsProcess } from './jdtlsProcess';
import { atRequest, javaApi } from './observations';

/** Kills jdtls and waits until the extension host has seen it go. */
export async function killJdtls(): Promise<void> {
  const id = await jdtlsProcess();
  process.kill(id, 'SIGKILL');
  await untilGone(id);
}

/** Lets `act` run while jdtls stands still, as one that hangs. */
export async function whileStopped(act: () => Promise<void>): Promise<void> {
  const id = await jdtlsProcess();
  process.kill(id, 'SIGSTOP');
  try {
    await act();
  } finally {
    process.kill(id, 'SIGCONT');
  }
}

/**
 * Kills jdtls when the next request of this LSP method, or the next so many, are under way: they have been sent, and jdtls has
 * not read them.
 * @returns what resolves when the extension host has seen it go
 */
export async function killUnder(method: string, requests = 1): Promise<{ readonly dead: Promise<void> }> {
  const id = await jdtlsProcess();
  const first = await atRequest(method, 1, () => process.kill(id, 'SIGSTOP'));
  const last = await atRequest(method, requests);
  const kill = async () => {
    await Promise.all([first.happened, last.happened]);
    // The client writes within a few turns of the event loop.
    for (let turn = 0; turn < 20; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.kill(id, 'SIGKILL');
    await untilGone(id);
  };
  return { dead: kill() };
}

/**
 * Kills jdtls when it works on the next request of this LSP method: it answers an outline that was asked for later.
 * @returns what resolves when the extension host has seen it go
 */
export async function killAtWork(method: string): Promise<{ readonly dead: Promise<void> }> {
  const { getDocumentSymbols } = await javaApi();
  const { happened } = await atRequest(method);
  const kill = async () => {
    await happened;
    await getDocumentSymbols?.({ textDocument: { uri: 'jdt://none/None.class' } });
    await killJdtls();
  };
  return { dead: kill() };
}

async function untilGone(id: number): Promise<void> {
  await eventually('jdtls is gone after it was killed', async () => {
    const now = await jdtlsProcess().catch(() => undefined);
    return now !== id || undefined;
  });
}
