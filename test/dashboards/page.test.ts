import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { drawDashboard } from '../../dashboards/drawDashboard';
import { findBrowser } from '../../install/browser';
import { withTemporaryFolder } from '../../harness/temporaryFolder';
import { toolsFolder } from '../../install/toolsFolder';
import { expectedRows } from './expectedRows';
import { readability } from './readability';
import { sampleEvents } from './sampleEvents';
import { cellsOf, chartTexts, paintedWidths } from './shownPage';

const SECTIONS = Object.keys(expectedRows);

/** What a cell must read. */
function shown(column: unknown, value: string | number | null): string {
  if (String(column).endsWith('hare') && typeof value === 'number') {
    return `${(value * 100).toFixed(1)} %`;
  }
  return String(value ?? '').replace('T00:00:00Z', '');
}

describe('the page', () => {
  let browser: Browser;
  let html: string;

  before(async () => {
    const { executablePath, environment } = await findBrowser(toolsFolder, process.env);
    const env = { ...process.env, ...environment };
    browser = await chromium.launch({ executablePath, env, chromiumSandbox: false, args: ['--disable-gpu'] });
    html = await withTemporaryFolder(async (folder) => {
      const events = path.join(folder, 'events.ndjson');
      await writeFile(events, sampleEvents.map((event) => `${JSON.stringify(event)}\n`).join(''));
      return drawDashboard(events);
    });
  });

  after(() => browser.close());

  /** Opens the page from a file; everything that goes wrong in it, and every request for anything else, is kept. */
  async function opened(colorScheme: 'light' | 'dark', look: (page: Page) => Promise<void>): Promise<void> {
    await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'dashboard.html');
      await writeFile(file, html);
      const page = await browser.newPage({ colorScheme, viewport: { width: 1400, height: 900 } });
      const troubles: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => troubles.push(message.text()));
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(pathToFileURL(file).toString());
      await look(page);
      assert.deepEqual([troubles, requests], [[], [pathToFileURL(file).toString()]]);
      await page.close();
    });
  }

  it('shows the rows of each query', () =>
    opened('light', async (page) => {
      for (const [name, [columns = [], ...rows]] of Object.entries(expectedRows)) {
        const expected = rows.map((row) => row.map((value, index) => shown(columns[index], value)));
        assert.deepEqual(await cellsOf(page, name), [columns, ...expected], name);
      }
    }));

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`draws each chart, and can be read, in ${colorScheme}`, () =>
      opened(colorScheme, async (page) => {
        const texts = await chartTexts(page);
        assert.equal(texts.length, SECTIONS.length);
        for (const [index, words] of [
          ['findSymbol', 'sessions', '2026-11-03'],
          ['empty workspaceSymbolNoMatch', 'error timeout', 'cancelled'],
          ['p95', 'findSymbol: waiting for the server', '100,000'],
          ['rescued', 'stillEmpty', 'member'],
          ['one round: overlapping', 'findSymbol, then getFileStructure', 'after more than 5 s'],
          ['byDepth', 'getFileStructure'],
          ['emptyNotReady', 'findSymbol'],
        ].entries()) {
          assert.deepEqual(
            words.filter((word) => !texts[index]?.includes(word)),
            [],
          );
        }
        assert.deepEqual(await readability(page), []);
      }));
  }

  it('draws bars as long as their figures', () =>
    opened('light', async (page) => {
      const [three = 0, one = 0] = await paintedWidths(page, 'outcomes', '#2da44e');
      assert.equal(Math.round((10 * three) / one) / 10, 3);
    }));

  it('turns dark with the editor or the desktop', () =>
    opened('light', async (page) => {
      const bright = await page.locator('#chart-latency svg text').first().getAttribute('fill');
      await page.emulateMedia({ colorScheme: 'dark' });
      const turned = `document.querySelector('#chart-latency svg text').getAttribute('fill') !== '${String(bright)}'`;
      await page.waitForFunction(turned);
      assert.deepEqual(await readability(page), []);
    }));
});
