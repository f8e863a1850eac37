import fc from 'fast-check';
import { rawNumber } from './raw-json';

/** Texts that break programs. None contains a word that a response must not contain. */
const TEXTS = [
  '',
  ' ',
  '\n',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066evil',
  '\ufeff',
  '\u200b',
  '\u0130\u0131',
  '\ufdfa',
  // Invisible, combining and direction marks, beside and between letters.
  '\u200f\u0645\u0631\u062d\u0628\u0627\u200e',
  'Ann\u00ad\u2060e\ufe0f',
  '\u3164\u2800\u115f',
  '\u0301\u0300\u0302',
  '\u0939\u093f\u0928\u094d\u0926\u0940',
  '\u0ba4\u0bae\u0bbf\u0bb4\u0bcd',
  '\u1019\u103c\u1014\u103a\u1019\u102c',
  'e\u0301\u200d\u200d\u0327',
  // Extreme time zones and dates.
  'Pacific/Kiritimati',
  'UTC+14:00',
  '2026-03-29T01:30:00+14:00',
  '2026-12-31T23:59:60Z',
  '2026-11-29T00:00:00-00:00',
  '-0001-01-01',
  '2024-02-29T24:00:00Z',
  // Numbers as people and spreadsheets write them.
  '-.1278',
  '51.',
  '-4.5e-05',
  '\u22122.24',
  '51,5',
  '180',
  '-180',
  '540.5',
  '%',
  '%00',
  '%zz',
  '_',
  '\\',
  '\\x00',
  "'; DROP TABLE venue; --",
  '" OR 1=1',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '../../../etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'true',
  '-1',
  '1.5',
  '2147483648',
  '9223372036854775808',
  '1e309',
  '0x10',
  '１２',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  'a@b',
  '東京',
  'مرحبا',
  'https://[::1',
  '👩‍🦽',
];

/** File names for uploads, also for files that are served. */
export const FILE_NAMES = [
  'photo.jpg',
  '..',
  '.htaccess',
  'CON.txt',
  'a/b\\c.csv',
  'a.br',
  'a.js.map.gz',
  '\u202egpj.exe',
  'nai\u0308ve.csv',
  '%2e%2e%2fetc',
  ' .png ',
  'x'.repeat(255),
  '\u200b',
  '\u0930\u0938\u094b\u0908.png',
];

const LONG = fc
  .tuple(
    fc.constantFrom('x', 'é', '💀', 'a\u0301', '%', '\\', '"', '\0', '\u202e'),
    fc.constantFrom(41, 101, 201, 256, 1_001, 5_001, 20_000),
  )
  .map(([unit, times]) => unit.repeat(times));

/** Beyond a database column, an exact number or a page: cursors and ids are often text. */
export const NUMBER_TEXTS = [
  '2147483648',
  '2147483647',
  '9223372036854775807',
  '9223372036854775808',
  '9999999999',
  '-1',
  '0',
  '00',
  '1e3',
  '1.0',
  '0x1f',
  ' 1',
  '+1',
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...FILE_NAMES) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBER_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: LONG },
);

export const hostileNumber: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  -1,
  0,
  -0.5,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  1e21,
  1e308,
  5e-324,
  rawNumber('9007199254740993'),
  rawNumber('1e309'),
  rawNumber('-1e309'),
  rawNumber('99999999999999999999999999999999'),
  rawNumber('0.1e-999'),
);

/** Text that is not valid JSON. */
export const brokenJson: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  '[',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  'NaN',
  '{"a":NaN}',
  '{"a":Infinity}',
  'nul',
  '"',
  '"\\ud8"',
  '{"a":1}{"a":2}',
  '\ufeff{}',
  '{"a":01}',
  '//',
  '\0',
);

export const deepJson: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.constantFrom(10, 200, 2_000, 5_000))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);

/** Any value of any type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      { a: 1 },
      { length: 1e9 },
      { toString: 1 },
    ),
  },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(100, 1_000, 3_000).map((length) => Array.from({ length }, (_, index) => index)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
