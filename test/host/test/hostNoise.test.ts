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
  ];
  for (const text of others) {
    it(`is not: ${text.split('\n', 1).join().slice(0, 60)}`, () => {
      assert.ok(!isHostNoise(text));
    });
  }
});
