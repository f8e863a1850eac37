import { parseNumber } from './number-words';

describe('parseNumber', () => {
  it.each([
    ['51.5', 51.5],
    ['.5', 0.5],
    ['-.1278', -0.1278],
    ['-4.5e-05', -4.5e-5],
    ['51,5', 51.5],
    [',5', 0.5],
    ['\u22120.1278', -0.1278],
    ['\u00a051.5\u00a0', 51.5],
    ['\u200e51.5\u200f', 51.5],
    [String(1e-7), 1e-7],
    ['1e-999', 0],
  ])('reads %j as %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['-0', '-0.0', '\u22120'])('reads %j as plain zero', (text) => {
    expect(Object.is(parseNumber(text), 0)).toBe(true);
  });

  it.each([
    ...['', ' ', '-', '+', '.', ',', '-.', 'e5', '.e5', '5e', '5e+', '5e1.5'],
    ...['0x33', '0b1', '0o7', '1_000', '1 000', '1\u00a0000', '1,234.5', '1.234,5', '1,2,3', '1.2.3'],
    ...[
      'Infinity',
      '-Infinity',
      'NaN',
      '1e999',
      '-1e999',
      '--5',
      '+-5',
      '5-',
      '51.5N',
      '51°',
      'null',
      'true',
      '5²',
      '٥١',
    ],
  ])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});
