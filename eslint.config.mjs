import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Forbids imports that would turn the arrows of the house around. The last entry that fits a file holds alone. */
function mayNotImport(files, ...patterns) {
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: patterns.map(([group, message]) => ({ group, message })) },
      ],
    },
  };
}

const OUTSIDE_OF_PRODUCT = [
  ['**/install/*', '**/harness/*', '**/server/*', '**/test/*', '**/demo/*', '**/bench/*', '**/dashboards/*'],
  'The product knows nothing of what builds, starts and tests it.',
];

export default defineConfig(
  globalIgnores(['**/dist/', 'out/', '.vscode-test/']),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: { module: 'writable', require: 'readonly', __dirname: 'readonly', process: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  mayNotImport(['src/**'], OUTSIDE_OF_PRODUCT),
  mayNotImport(
    ['src/core/**'],
    [
      ['vscode', 'vscode-uri', 'vscode-languageclient*', 'node:*', 'fs', 'path', 'os', 'url', '../*'],
      'core decides; it knows neither VS Code nor Node nor the other folders.',
    ],
  ),
  mayNotImport(['src/java/**', 'src/workspace/**', 'src/telemetry/**'], OUTSIDE_OF_PRODUCT, [
    ['../tools/*', '../extension'],
    'Imports point inward: only extension.ts and tools/ know the tools.',
  ]),
  mayNotImport(
    ['install/**', 'server/**'],
    [
      ['../src/*', '../harness/*', '../test/*', '../demo/*', '../bench/*', '../dashboards/*'],
      'The build of the product needs nothing of the workshop.',
    ],
  ),
  mayNotImport(
    ['harness/**'],
    [
      ['**/src/*', '**/demo/*', '**/bench/*', '**/dashboards/*', '**/test/*-suite/*'],
      'The harness starts VS Code for others, and knows none of them.',
    ],
  ),
  prettier,
);
