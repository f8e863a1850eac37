import { isNestedDeeper } from './accept-bodies';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the depth of a JSON text', () => {
  it.each([
    ['64 lists in each other', nested(64), false],
    ['65 lists in each other', nested(65), true],
    ['65 objects in each other', '{"a":'.repeat(65) + '1' + '}'.repeat(65), true],
    ['a text that never closes', '['.repeat(65), true],
    ['brackets in a string', JSON.stringify({ a: '['.repeat(100), b: `"${'{'.repeat(100)}\\` }), false],
    ['brackets after a string that ends in a backslash', `["\\\\",${nested(64)}]`, true],
  ])('%s', (_, text, isDeeper) => {
    expect(isNestedDeeper(text, 64)).toBe(isDeeper);
  });

  it('is found in a megabyte of quotes and backslashes at once', () => {
    expect(isNestedDeeper('"\\'.repeat(500_000), 64)).toBe(false);
  });
});
