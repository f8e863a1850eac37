import type { MatchChoice } from '../match/pick-results';
import { countWords } from './count-words';

const words = (
  shown: number,
  total: number,
  { notMet = 0, notKnown = 0, partly = 0, order = 'relevance' as MatchChoice['order'] } = {},
) =>
  countWords(
    { shown: Array.from({ length: shown }, (_, id) => ({ id })), notMet, notKnown, partly },
    { show: 'all', order },
    total,
  );

describe('how many places a search found', () => {
  it('is said in words', () => {
    expect(words(1, 1)).toBe('1 place found.');
    expect(words(12, 12)).toBe('12 places found.');
    expect(words(20, 134)).toBe('Showing 20 of 134 places.');
    expect(words(20, 1000)).toBe('Showing 20 of more than 1,000 places.');
  });
  it('says what is hidden and why, and whose order it is', () =>
    expect(words(1, 4, { notMet: 1, notKnown: 1, partly: 1, order: 'match' })).toBe(
      'Showing 1 of 4 places. Hidden: 1 does not meet a need, 1 partly meets a need, we do not know enough about 1. Best match first.',
    ));
});
