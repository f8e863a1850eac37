import fc from 'fast-check';
import type { Parameter, Target } from '../targets/target';
import { fittingValue } from '../values/fitting-value';
import { hostileNumber, hostileText } from '../values/hostile-values';

/** IDs that exist after `seedObjects`, of the kinds that paths contain. */
const KNOWN = ['1', '2', '3'];
/** Path segments that are not encoded. */
const RAW_SEGMENTS = [
  '%',
  '%zz',
  '%00',
  '%2e%2e',
  '..',
  '.',
  '%2f',
  '%5c',
  '%c0%ae',
  '%ff',
  '%ed%a0%80',
  ';',
  '*',
  '~',
  '%0d%0aX-Injected:%201',
];
const RAW_QUERIES = [
  '?',
  '&&&',
  '=',
  '%',
  '%zz=1',
  '__proto__[a]=1',
  '__proto__=1',
  'constructor=1',
  'a[]=1&a[b]=2',
  '%00=%00',
  '%ed%a0%80=1',
  'limit=%F0%28',
  '#x',
];

/** The URL of a target with hostile path and query parameters. */
export function hostilePath({ path, parameters }: Target): fc.Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const segments = fc.tuple(...inPath.map(segment));
  const ending = fc.oneof(
    { weight: 30, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('/', '//', '/%2e%2e', '/x', '.json', '%20') },
  );
  return fc.tuple(segments, ending, query(inQuery)).map(([values, end, search]) => {
    let next = 0;
    return path.replace(/\{\w+\}/g, () => values[next++] ?? '') + end + search;
  });
}

function segment({ schema }: Parameter): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
    { weight: 3, arbitrary: fittingValue(schema).map(encoded) },
    { weight: 2, arbitrary: hostileText.map(encoded) },
    { weight: 2, arbitrary: hostileNumber.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
    { weight: 1, arbitrary: fc.uuid() },
  );
}

function query(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const pairs = parameters.map(({ name, schema }) => {
    const value = fc.oneof(
      { weight: 3, arbitrary: fittingValue(schema) },
      { weight: 2, arbitrary: hostileText },
      { weight: 2, arbitrary: hostileNumber },
    );
    const one = value.map((given) => `${name}=${encoded(given)}`);
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 6, arbitrary: one },
      { weight: 1, arbitrary: fc.tuple(one, one).map((both) => both.join('&')) },
      { weight: 1, arbitrary: fc.constantFrom(`${name}[]=1`, `${name}[a]=1`, `${name}`, `${name}=%`, `${name}=%00`) },
    );
  });
  const odd = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_QUERIES) },
  );
  return fc.tuple(...pairs, odd).map((parts) => {
    const text = parts.filter(Boolean).join('&');
    return text === '' ? '' : `?${text}`;
  });
}

/**
 * Encodes a value for a URL. An unpaired surrogate has no encoding, so it becomes the bytes that careless programs
 * write for it.
 */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value.replace('raw-number:', '') : String(value);
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
