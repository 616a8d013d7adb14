import assert from 'node:assert/strict';
import { askAgent } from '../agentTurn';
import { lastResponse, withChatPage } from '../chatPage';
import { findOutlineRead } from '../findOutlineRead';

describe('the chat', () => {
  it('shows what each tool is about', async () => {
    await askAgent(
      'What does the total of an order take off?',
      findOutlineRead('Order', 'total(int, String)'),
    );
    const shown = await withChatPage(async (page) => {
      const response = await lastResponse(page);
      return response.locator('.chat-tool-invocation-part').allInnerTexts();
    });
    const messages = shown.map((text) => text.replaceAll('\u00a0', ' ').trim());
    assert.deepEqual(messages, [
      'Finding Java symbol Order',
      'Reading the structure of Order.java',
      'Read Order.java, lines 28 to 32',
    ]);
  });
});
