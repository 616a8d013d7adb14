import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { contributes, ROOT } from './contributions';
import { INSTRUCTIONS, SKILL, TOOL_DEFINITIONS } from './expectedTexts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');

const tools = contributes.languageModelTools;

describe('the texts that a model reads before it calls a tool', () => {
  it('are the definitions of both tools, whole', () => {
    assert.deepEqual(tools, TOOL_DEFINITIONS);
  });

  it('are the skill, whole', () => {
    assert.equal(read('resources/skills/java-lsp-tools/SKILL.md'), SKILL);
  });

  it('are the instructions for Java files, whole', () => {
    assert.equal(read('resources/instruments/javaLspContext.instructions.md'), INSTRUCTIONS);
  });

  it('cost a request with Java files at most 1,000 characters of instructions', () => {
    const body = INSTRUCTIONS.replace(/^---\n.*?\n---\n/s, '').trim();
    assert.ok(body.startsWith('Java declarations'));
    assert.ok(body.length <= 1_000, `${body.length} characters`);
  });

  it('cost every request at most 1,200 characters of tool descriptions', () => {
    const length = tools.reduce((sum, { modelDescription }) => sum + modelDescription.length, 0);
    assert.ok(length <= 1_200, `${length} characters`);
  });

  it('give no advice about the next step and no combined locations', () => {
    for (const text of [SKILL, INSTRUCTIONS, JSON.stringify(TOOL_DEFINITIONS)]) {
      assert.doesNotMatch(text, /nextStep|outlineInput|path:line/);
    }
  });
});
