import assert from 'node:assert/strict';
import { isHostNoise } from '../hostNoise';

describe('noise of the server build', () => {
  const known = [
    'Error: Could not locate the bindings file. Tried:\n → /x/spdlog/build/spdlog.node\n    at bindings',
    "Cannot find module './build/Release/watchdog'\nRequire stack:\n- /x/native-watchdog/index.js",
    '[Service Worker] registration { name: "TypeError" }',
    'getaddrinfo ENOTFOUND open-vsx.org: Failed: getaddrinfo ENOTFOUND open-vsx.org',
    'getaddrinfo EAI_AGAIN open-vsx.org: Failed',
    "Timed out waiting for authentication provider 'github' to register.",
    'fetch failed: TypeError: fetch failed',
    'Error: Trying to add a disposable to a DisposableStore that has already been disposed of. The',
    "Directory import '/x/@github/copilot/sdk' is not supported resolving ES modules",
    '[ChatSessionsService] Failed to resolve sessions for provider copilotcli [Error: Directory import',
    'navigator is now a global in nodejs, please see this',
    '[LanguageModelToolsService#invokeTool] Error from tool copilot_readFile with parameters {"filePath":"jdt://contents/',
    'Canceled: Canceled: Canceled',
  ];
  for (const text of known) {
    it(`is: ${text.split('\n', 1).join().slice(0, 60)}`, () => {
      assert.ok(isHostNoise(text));
    });
  }

  const others = [
    "Cannot find module './telemetry/events'\nRequire stack:\n- /x/out/extension.js",
    'Error: Could not locate the bindings file. Tried:\n → /x/other/build/other.node',
    'Error: a test expected "Canceled: Canceled"',
    'getaddrinfo ENOTFOUND example.com',
    '[LanguageModelToolsService#invokeTool] Error from tool copilot_readFile with parameters {"filePath":"/x/Order.java"',
  ];
  for (const text of others) {
    it(`is not: ${text.split('\n', 1).join().slice(0, 60)}`, () => {
      assert.ok(!isHostNoise(text));
    });
  }
});
