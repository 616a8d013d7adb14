import assert from 'node:assert/strict';

it('holds', () => {
  assert.ok(true);
});

it('does not hold', () => {
  assert.fail('this test fails on purpose');
});
