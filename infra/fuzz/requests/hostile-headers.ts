import fc from 'fast-check';
import { FROM_OUR_PAGES } from '../../load/send';

const LATIN = fc.constantFrom(
  '',
  ' ',
  'x'.repeat(300),
  'a;b,c',
  '\xff\xfe',
  '../..',
  '%00',
  '-1',
  '2147483648',
  '"',
  "' OR 1=1",
  '0'.repeat(64),
  'a=b; a=c; __proto__=1',
);

/** Headers that the site reads. */
const READ = [
  'accept',
  'accept-language',
  'accept-encoding',
  'cookie',
  'idempotency-key',
  'x-correlation-id',
  'traceparent',
  'if-none-match',
  'range',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-http-method-override',
  'user-agent',
  'x-deadline-ms',
  'x-identity',
  'content-encoding',
  'if-modified-since',
  'forwarded',
];

const odd = fc.dictionary(fc.constantFrom(...READ), LATIN, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
const compressed = fc.constantFrom({ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br, gzip' });
/** RFC 9110, 14.2: range headers, valid and invalid. */
const part = fc.record(
  {
    range: fc.constantFrom(
      ...[
        'bytes=-5',
        'bytes=9-3',
        'bytes=0-',
        'bytes=-0',
        'bytes=999999999-',
        'bytes=0-0,-1',
        'bytes=',
        'bytes=a-b',
        'rows=1-2',
      ],
      ...['Bytes= ,0-4', 'bytes=-99999999999999999999', `bytes=${Array.from({ length: 400 }, () => '0-1').join(',')}`],
    ),
    'if-range': fc.constantFrom('"x"', 'W/"x"', '*', 'Sun, 29 Nov 2026 01:00:00 GMT'),
    'if-none-match': fc.constantFrom('*', '"x", W/"y"', 'W/', '"'),
  },
  { requiredKeys: ['range'] },
);
/** A list with quality values, as in Accept headers: `0` means "not at all". */
const weighed = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('br', 'gzip', 'identity', '*', 'zstd', 'BR', 'x-gzip', ''),
        fc.constantFrom(
          '',
          ';q=0',
          ';q=0.000',
          '; Q=0',
          ' ; q = 1',
          ';q=1.5',
          ';q=-1',
          ';q=nonsense',
          ';q=',
          ';q=0;q=1',
        ),
      )
      .map((pair) => pair.join('')),
    { minLength: 1, maxLength: 4 },
  )
  .map((ways) => ({ 'accept-encoding': ways.join(', ') }));
const elsewhere = fc.constantFrom<Record<string, string>>(
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': '' },
  { origin: 'null' },
);

/** Headers in addition to a browser's on our pages: mostly none, sometimes odd ones. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    { weight: 4, arbitrary: odd },
    { weight: 2, arbitrary: compressed },
    { weight: 1, arbitrary: part },
    { weight: 1, arbitrary: weighed },
    { weight: 1, arbitrary: elsewhere },
  )
  .map((given) => ({ ...FROM_OUR_PAGES, ...given }));

/** The content type for a body: mostly the right one, sometimes another or none. */
export function hostileContentType(type: string): fc.Arbitrary<string> {
  const others = fc.constantFrom(
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json;',
    'json',
    'application/merge-patch+json',
    'APPLICATION/JSON',
  );
  return fc.oneof({ weight: 20, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: others });
}
