import { resultWords } from './result-words';

const words = (shown: number, notMet = 0, notKnown = 0, order: 'relevance' | 'match' = 'relevance') =>
  resultWords({ shown: Array.from({ length: shown }, (_, id) => ({ id })), notMet, notKnown }, { show: 'all', order });

describe('the count above the results', () => {
  it.each([
    [words(1), '1 venue found.'],
    [words(23), '23 venues found.'],
    [words(50), 'The first 50 venues.'],
    [words(3, 5, 15), 'Showing 3 of 23 venues. Hidden: 5 do not meet a need, of 15 we do not know enough.'],
    [words(0, 1), 'Showing 0 of 1 venue. Hidden: 1 does not meet a need.'],
    [words(4, 0, 0, 'match'), '4 venues found. Best match first.'],
  ])('%s', (said, expected) => expect(said).toBe(expected));
});
