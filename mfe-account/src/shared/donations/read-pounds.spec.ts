import { poundsProblem, readPounds } from './read-pounds';

describe('a sum that somebody typed', () => {
  it.each([
    ['5', 500],
    [' £12.50 ', 1_250],
    ['12.5', 1_250],
    ['0.01', 1],
    ['1,000', 100_000],
    ['1,234,567.89', 123_456_789],
    ['£ 5', 500],
    ['£\u00a05.', 500],
    ['５', 500],
  ])('%j is %i pence', (text, pence) => expect(readPounds(text)).toBe(pence));

  it.each(['', 'ten', '-1', '0.001', '1e9', '.', '.5', '5 0', '1,00', '5,00', '5 pounds', '€5', 'Infinity'])(
    '%j is invalid',
    (text) => expect(readPounds(text)).toBeNull(),
  );
});

describe('what is said about a sum (G5.10)', () => {
  it.each([
    [null, 'Enter an amount in pounds, such as 5 or 12.50'],
    [99, 'The smallest gift is £1'],
    [100, null],
    [500_000, null],
    [500_001, 'The largest gift that we take here is £5,000. Write to us if you want to give more.'],
  ])('%j pence: %j', (pence, words) => expect(poundsProblem(pence, 500_000)).toBe(words));
});
