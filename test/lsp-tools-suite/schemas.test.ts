import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import { schemaOf } from './contributions';

describe('the schemas, as Copilot validates with them', () => {
  function accepts(name: string, input: unknown): boolean {
    return new Ajv({ coerceTypes: true }).validate(schemaOf(name), structuredClone(input));
  }

  for (const [input, accepted] of [
    [{ query: 'Order' }, true],
    [{ query: 'Order', limit: 50 }, true],
    [{ query: 'Order', limit: '20' }, true],
    [{ query: 'a'.repeat(500) }, true],
    [{ query: 42 }, true],
    [{}, false],
    [{ query: '' }, false],
    [{ query: 'a'.repeat(501) }, false],
    [{ query: ['X', 'Y'] }, false],
    [{ query: 'Order', limit: 0 }, false],
    [{ query: 'Order', limit: 51 }, false],
    [{ query: 'Order', limit: 'abc' }, false],
    [{ query: 'Order', language: 'java' }, false],
  ] as const) {
    it(`${accepted ? 'take' : 'refuse'} ${JSON.stringify(input).slice(0, 40)} for a search`, () => {
      assert.equal(accepts('lsp_java_findSymbol', input), accepted);
    });
  }

  for (const [input, accepted] of [
    [{ uri: 'Order.java' }, true],
    [{ uri: 'Order.java', limit: '60', symbol: 'total', line: '7' }, true],
    [{ uri: 'Order.java', symbol: '' }, true],
    [{ symbol: 'total' }, false],
    [{ uri: 'Order.java', limit: 61 }, false],
    [{ uri: 'Order.java', line: 0 }, false],
    [{ uri: 'Order.java', path: 'Order.java' }, false],
  ] as const) {
    it(`${accepted ? 'take' : 'refuse'} ${JSON.stringify(input)} for an outline`, () => {
      assert.equal(accepts('lsp_java_getFileStructure', input), accepted);
    });
  }
});
