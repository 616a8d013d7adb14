import { chromium, type Locator, type Page } from 'playwright-core';

/**
 * Gives some work the page in which the browser shows this window.
 * @throws Error when the window is in no browser that can be reached at SUITE_BROWSER_PORT
 */
export async function withChatPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const port = process.env['SUITE_BROWSER_PORT'] ?? '';
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [page] = browser.contexts().flatMap((context) => context.pages());
    if (page === undefined) {
      throw new Error('The browser shows no page.');
    }
    return await work(page);
  } finally {
    // This ends the connection; the browser stays.
    await browser.close();
  }
}

/** What the last response in the chat shows. Its calls of tools, which are folded when it has ended, are unfolded. */
export async function lastResponse(page: Page): Promise<Locator> {
  const response = page.locator('.interactive-session .interactive-response').last();
  await response.locator('.completed-response-summary').click();
  return response;
}
