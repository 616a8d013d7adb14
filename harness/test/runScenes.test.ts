import { strict as assert } from 'node:assert';
import { runScenes } from '../runScenes';

describe('the scenes of a suite', () => {
  const exitCodes = { calm: 0, stormy: 2, foggy: 1 };

  async function run(only?: string): Promise<{ worst: number; ran: string[] }> {
    const ran: string[] = [];
    const worst = await runScenes(exitCodes, only, (name, code) => {
      ran.push(name);
      return Promise.resolve(code);
    });
    return { worst, ran };
  }

  it('all run, also after one that failed, and the worst exit code is the one of the suite', async () => {
    assert.deepEqual(await run(), { worst: 2, ran: ['calm', 'stormy', 'foggy'] });
  });

  it('run alone when they are named', async () => {
    assert.deepEqual(await run('foggy'), { worst: 1, ran: ['foggy'] });
  });

  it('that are named and do not exist are an error, which names those that do', async () => {
    await assert.rejects(run('sunny'), new Error('There is no scene sunny. There are: calm, stormy, foggy.'));
  });
});
