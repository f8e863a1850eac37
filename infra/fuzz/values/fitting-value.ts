import fc from 'fast-check';
import type { Schema } from '../targets/target';
import { hostileText, NUMBER_TEXTS } from './hostile-values';

const WORDS = fc.constantFrom(
  'Leeds',
  'The Ramp',
  'step-free entrance',
  'mobility',
  '1',
  'A place by the river.',
  'member@example.org',
  'wheel chair user 7',
);

/** A valid value for a schema, with hostile texts half of the time: only a valid value gets past the first check. */
export function fittingValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fittingValue));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return fittingObject(schema);
  if (type === 'array') return fc.array(fittingValue(schema.items ?? {}), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer')
    return fc.integer({
      min: Math.max(schema.minimum ?? 0, -2_147_483_648),
      max: Math.min(schema.maximum ?? 50, 2_147_483_647),
    });
  if (type === 'number') return fc.double({ min: schema.minimum ?? -90, max: schema.maximum ?? 90, noNaN: true });
  return fittingText(schema);
}

function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fittingValue(schema)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function fittingText({ format, pattern, minLength = 0, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (pattern) return matching(new RegExp(pattern));
  return fc.oneof(WORDS, hostileText).map((text) => text.padEnd(minLength, 'a').slice(0, maxLength));
}

/** For patterns that numbers match, uses values at and beyond the limit of a column often. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const numbers = NUMBER_TEXTS.filter((text) => pattern.test(text));
  const any = fc.stringMatching(pattern);
  return numbers.length === 0 ? any : fc.oneof(any, fc.constantFrom(...numbers));
}
