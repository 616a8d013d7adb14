/** Errors that the server build has wherever it runs like this, and why each says nothing about a suite. */
const noise: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /^Error: Could not locate the bindings file\..+\/spdlog\.node/s,
    'native modules are not built: without this one, VS Code writes no log files',
  ],
  [
    /^Cannot find module '\.\/build\/Release\/watchdog'/,
    'native modules are not built: without this one, an extension host may outlive its server',
  ],
  [/^\[Service Worker\] registration/, 'a headless browser may have none; only webviews need it'],
  [/^getaddrinfo \w+ open-vsx\.org/, 'the marketplace is looked at on every start, and need not be there'],
  [/^Timed out waiting for authentication provider 'github'/, 'the server build has no such extension'],
  [/^fetch failed: TypeError: fetch failed/, 'Copilot finds no service, and needs none'],
  [/^Directory import '.+copilot.sdk' is not supported/, 'Copilot looks for a part that is not built in'],
  [/^\[ChatSessionsService\] Failed to resolve sessions for provider copilotcli/, 'the same'],
  [/^Error: Trying to add a disposable to a DisposableStore that has/, 'VS Code itself, when Copilot logs'],
  [/^navigator is now a global in nodejs/, 'a library in Copilot looks for a browser'],
  [
    /^\[LanguageModelToolsService#invokeTool\] Error from tool copilot_readFile with parameters \{"filePath":"jdt:/,
    'the agent suite tries to read a library class',
  ],
  [/^Canceled: Canceled/, 'what is under way when the suite has ended is cancelled'],
];

/** Is this error a known one of the server build itself? */
export function isHostNoise(text: string): boolean {
  return noise.some(([pattern]) => pattern.test(text));
}
