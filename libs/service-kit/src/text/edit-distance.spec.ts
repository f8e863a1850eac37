import { editDistance, slipsIn } from './edit-distance';

describe('slips between two words', () => {
  it.each([
    ['leeds', 'leeds', 0],
    ['ledds', 'leeds', 1],
    ['edinbrugh', 'edinburgh', 1],
    ['lleeds', 'leeds', 1],
    ['birmigham', 'birminghams', 2],
  ])('from %s to %s are %i', (from, to, slips) => {
    expect([editDistance(from, to, 2), editDistance(to, from, 2)]).toEqual([slips, slips]);
  });

  it.each([
    ['york', 'bath', 1],
    ['bristol', 'brighton', 2],
    ['', 'abc', 2],
  ])('from %s to %s are more than allowed, whose count is not worth knowing', (from, to, most) => {
    expect(editDistance(from, to, most)).toBe(most + 1);
  });

  it('counts letters that share a bit with others, and any script', () => {
    // The letters a and A, and A and Latin small a with macron, differ by a multiple of 32.
    expect([editDistance('aaa', 'AAA', 3), editDistance('łódź', 'lodz', 3), editDistance('東京', '東市', 2)]).toEqual([
      3, 3, 1,
    ]);
  });

  it('are allowed in long words only', () => {
    expect(['bath', 'leeds', 'brighton'].map(slipsIn)).toEqual([0, 1, 2]);
  });
});
