import assert from 'node:assert/strict';
import fc from 'fast-check';
import { matchesWildcards } from '../../src/core/wildcards';

describe('a pattern with wildcards', () => {
  for (const [pattern, fits, others] of [
    ['Order', ['Order'], ['Orders', 'order', '']],
    ['Order*', ['Order', 'OrderService'], ['MyOrder']],
    ['*Service', ['Service', 'OrderService'], ['ServiceTest']],
    ['O?der', ['Order', 'Older'], ['Oder', 'Orrder']],
    ['*a*b*', ['ab', 'xaxbx', 'aab'], ['ba', 'a']],
    ['*ab', ['aab', 'abab'], ['aba']],
    ['**', ['', 'x'], []],
    ['', [''], ['x']],
  ] as const) {
    it(`${JSON.stringify(pattern)} fits ${fits.join(', ')} and not ${others.join(', ')}`, () => {
      assert.deepEqual(
        [...fits, ...others].filter((text) => matchesWildcards(text, pattern)),
        fits,
      );
    });
  }

  it('fits the same texts as a regular expression', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
    const patterns = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 6 });
    fc.assert(
      fc.property(letters, patterns, (text, pattern) => {
        const expression = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`);
        assert.equal(matchesWildcards(text, pattern), expression.test(text));
      }),
      { seed: 20260, numRuns: 5000 },
    );
  });

  it('ends soon, however many stars it has', () => {
    assert.equal(matchesWildcards('a'.repeat(200), `${'*a'.repeat(150)}*b`), false);
  });
});
