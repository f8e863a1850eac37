import { moneyWords } from './number-words';

describe('a sum in words (G5.1)', () => {
  it.each([
    [0, '£0'],
    [7, '£0.07'],
    [500, '£5'],
    [1_050, '£10.50'],
    [123_456, '£1,234.56'],
    [100_000_000, '£1,000,000'],
    [-250, '-£2.50'],
  ])('%i pence are %s', (pence, words) => expect(moneyWords(pence)).toBe(words));
});
