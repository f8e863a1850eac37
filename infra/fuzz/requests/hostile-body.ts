import fc from 'fast-check';
import type { Schema } from '../targets/target';
import { fittingValue } from '../values/fitting-value';
import { brokenJson, deepJson, hostileValue } from '../values/hostile-values';
import { hostileJson } from '../values/raw-json';

const PROTOTYPE_KEYS = [
  '"__proto__":{"admin":true}',
  '"constructor":{"prototype":{"admin":true}}',
  '"toString":1',
  '"hasOwnProperty":null',
];

/** A JSON body for a schema: mostly a valid one with some hostile fields, sometimes not JSON at all. */
export function hostileBody(schema: Schema): fc.Arbitrary<string> {
  const fitting = fittingValue(schema);
  const names = Object.keys(schema.properties ?? {});
  const spoilt =
    names.length === 0
      ? hostileValue
      : fc
          .tuple(fitting, fc.dictionary(fc.constantFrom(...names), hostileValue, { minKeys: 1, maxKeys: 3 }))
          .map(([object, hostile]) => ({ ...(object as object), ...hostile }));
  const short =
    names.length === 0
      ? hostileValue
      : fc.tuple(fitting, fc.constantFrom(...names)).map(([object, left]) => without(object, left));
  const unknown = fitting.map((object) => ({ ...(object as object), 'not a field': 1 }));
  return fc.oneof(
    { weight: 8, arbitrary: spoilt.map(hostileJson) },
    { weight: 4, arbitrary: fitting.map(hostileJson) },
    { weight: 2, arbitrary: short.map(hostileJson) },
    { weight: 1, arbitrary: unknown.map(hostileJson) },
    { weight: 1, arbitrary: hostileValue.map(hostileJson) },
    { weight: 1, arbitrary: brokenJson },
    { weight: 1, arbitrary: deepJson },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fitting, fc.constantFrom(...PROTOTYPE_KEYS))
        .map(([object, key]) => withKey(hostileJson(object), key)),
    },
  );
}

function without(object: unknown, name: string): unknown {
  return Object.fromEntries(Object.entries(object as object).filter(([key]) => key !== name));
}

function withKey(json: string, key: string): string {
  return json === '{}' ? `{${key}}` : json.replace('{', `{${key},`);
}
