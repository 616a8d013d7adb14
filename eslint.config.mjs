import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Forbids imports that would turn the arrows of the house around. */
function mayNotImport(files, group, message) {
  return {
    files,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  };
}

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
  mayNotImport(
    ['src/core/**'],
    ['vscode', 'vscode-uri', 'vscode-languageclient*', 'node:*', 'fs', 'path', 'os', 'url', '../*'],
    'core decides; it knows neither VS Code nor Node nor the other folders.',
  ),
  mayNotImport(
    ['src/java/**', 'src/workspace/**', 'src/telemetry/**'],
    ['../tools/*', '../extension'],
    'Imports point inward: only extension.ts and tools/ know the tools.',
  ),
  prettier,
);
