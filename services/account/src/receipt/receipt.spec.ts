import { readReceiptNumber, receiptNumberText } from './receipt';

describe('the number of a receipt', () => {
  it.each([
    [{ year: 2026, number: 1 }, '2026-000001'],
    [{ year: 2031, number: 1_234_567 }, '2031-1234567'],
  ])('%j is written as %s, and read again', (number, text) => {
    expect(receiptNumberText(number)).toBe(text);
    expect(readReceiptNumber(text)).toEqual(number);
  });

  it.each(['', '2026', '2026-', '1999-000001', '2026-12a', '2026-1234567890', '2026-000012 '])(
    '%j is invalid',
    (text) => expect(readReceiptNumber(text)).toBeNull(),
  );
});
