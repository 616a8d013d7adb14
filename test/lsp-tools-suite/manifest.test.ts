import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { inputBounds, type FileStructureInput, type FindSymbolInput } from '../../src/core/toolInput';
import { TOOL_NAMES } from '../../src/tools/registerTools';
import { contributes, ROOT, schemaOf } from './contributions';

/** The JSON Schema type of each property of an input type; a property that comes or goes does not compile. */
type SchemaTypes<Input> = {
  readonly [Name in keyof Input]-?: NonNullable<Input[Name]> extends string ? 'string' : 'integer';
};

/** The properties that an input type requires. */
type Required<Input> = {
  readonly [Name in keyof Input as undefined extends Input[Name] ? never : Name]: true;
};

const inputs: Readonly<Record<string, readonly [types: object, required: object, bounds: object]>> = {
  lsp_java_findSymbol: [
    { query: 'string', limit: 'integer' } satisfies SchemaTypes<FindSymbolInput>,
    { query: true } satisfies Required<FindSymbolInput>,
    {
      query: { minLength: 1, ...inputBounds.query },
      limit: inputBounds.findSymbolLimit,
    } satisfies Readonly<Record<keyof FindSymbolInput, object>>,
  ],
  lsp_java_getFileStructure: [
    {
      uri: 'string',
      limit: 'integer',
      symbol: 'string',
      line: 'integer',
    } satisfies SchemaTypes<FileStructureInput>,
    { uri: true } satisfies Required<FileStructureInput>,
    {
      uri: { minLength: 1, ...inputBounds.uri },
      limit: inputBounds.fileStructureLimit,
      symbol: inputBounds.symbol,
      line: inputBounds.line,
    } satisfies Readonly<Record<keyof FileStructureInput, object>>,
  ],
};

describe('the manifest', () => {
  it('contributes exactly the tools that are registered', () => {
    const contributed = contributes.languageModelTools.map(({ name }) => name);
    assert.deepEqual(contributed, Object.values(TOOL_NAMES));
    assert.deepEqual(contributed, Object.keys(inputs));
  });

  for (const [name, [types, required, bounds]] of Object.entries(inputs)) {
    it(`says of the input of ${name} what its type and its bounds say`, () => {
      const schema = schemaOf(name);
      const properties = Object.entries(schema.properties);
      assert.equal(schema.type, 'object');
      assert.equal(schema.additionalProperties, false);
      assert.deepEqual(Object.fromEntries(properties.map(([key, { type }]) => [key, type])), types);
      assert.deepEqual(schema.required, Object.keys(required));
      const withoutWords = properties.map(([key, property]) => {
        assert.equal(typeof property['description'], 'string');
        const isBound = (keyword: string) => keyword !== 'type' && keyword !== 'description';
        return [key, Object.fromEntries(Object.entries(property).filter(([keyword]) => isBound(keyword)))];
      });
      assert.deepEqual(Object.fromEntries(withoutWords), bounds);
    });
  }

  it('contributes files that exist, the skill in a folder of its own name', () => {
    for (const { path: file } of [...contributes.chatSkills, ...contributes.chatInstructions]) {
      assert.ok(existsSync(path.join(ROOT, file)), file);
    }
    const [skill, ...others] = contributes.chatSkills;
    assert.ok(skill);
    assert.deepEqual(others, []);
    const name = /^name: (.+)$/m.exec(readFileSync(path.join(ROOT, skill.path), 'utf8'))?.[1];
    assert.equal(path.basename(path.dirname(skill.path)), name);
    assert.equal(path.basename(skill.path), 'SKILL.md');
  });
});
