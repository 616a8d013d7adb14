import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';

/** The folder of the extension. */
export const ROOT = path.join(__dirname, '..', '..', '..');
interface Schema {
  readonly type: string;
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required: readonly string[];
  readonly additionalProperties: boolean;
}

interface Manifest {
  readonly contributes: {
    readonly languageModelTools: readonly {
      readonly name: string;
      readonly modelDescription: string;
      readonly tags: readonly string[];
      readonly inputSchema: Schema;
    }[];
    readonly chatSkills: readonly { readonly path: string }[];
    readonly chatInstructions: readonly { readonly path: string }[];
  };
}

/** What the manifest contributes. */
export const { contributes } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;

/** The schema of a tool's input. */
export function schemaOf(name: string): Schema {
  const tool = contributes.languageModelTools.find((candidate) => candidate.name === name);
  assert.ok(tool);
  return tool.inputSchema;
}
