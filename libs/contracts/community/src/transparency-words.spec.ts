import { countWords, quarterWords, toldCount } from './transparency-words';

describe('published numbers', () => {
  it.each([
    [0, '0'],
    [1, 'fewer than 5'],
    [4, 'fewer than 5'],
    [5, '5'],
  ])('%d is shown as %s', (count, words) => expect(countWords(toldCount(count))).toBe(words));

  it('names a quarter by its months', () => expect(quarterWords('2026-Q2')).toBe('April to June 2026'));
});
