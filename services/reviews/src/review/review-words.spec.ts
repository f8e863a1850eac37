import { reviewWords } from './review-words';

describe('reviewWords', () => {
  it('asks for each word as the beginning of a word', () =>
    expect(reviewWords('Step-free  Café')).toBe("'step':* & 'free':* & 'cafe':*"));

  it('knows nothing typed from nothing that can match', () => {
    expect(reviewWords('  ')).toBeUndefined();
    expect(reviewWords(undefined)).toBeUndefined();
    expect(reviewWords('!?')).toBeNull();
  });

  it('takes signs of a query as signs, never as its grammar', () => {
    expect(reviewWords("lift' | !ramp:* & (")).toBe("'lift':* & 'ramp':* & 'and':*");
    expect(reviewWords('a\\b')).toBe("'a':* & 'b':*");
  });

  it('cuts a word without an end', () => expect(reviewWords('x'.repeat(100))).toBe(`'${'x'.repeat(40)}':*`));
});
