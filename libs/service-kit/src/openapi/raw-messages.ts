import type { EndpointContract } from '@waymark/contracts-core';
import type { z } from 'zod';
import { toJsonSchema, type JsonSchema } from './json-schema';
import { sampleValue } from './sample-value';

const PARTS = ['params', 'query', 'body'] as const;
/** Technical terms that no visitor should have to read. */
const RAW =
  /undefined|NaN|\bnull\b|^invalid|invalid (input|option|key)|expected|received|unrecognized|too (small|big)|[<>]=|[\\^{}$]|regex|pattern|\b(string|boolean|object|array|integer|int)\b/i;
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'no such value',
  '\u0000',
  'x'.repeat(70_000),
  -1,
  0,
  1.5,
  1e12,
  Number.NaN,
  Infinity,
  true,
  [],
  {},
  [null],
  [{}],
  [[]],
  Array.from({ length: 500 }, () => 'many'),
  { nested: { further: 1 } },
  new Date(0),
];

/**
 * Sends every endpoint all kinds of invalid values for each field. Returns the error messages that are not plain
 * language, each with its cause.
 */
export function rawMessages(endpoints: readonly EndpointContract[]): string[] {
  return endpoints.flatMap((endpoint) =>
    PARTS.flatMap((part) => {
      const schema = endpoint[part];
      return schema ? rawMessagesOf(schema, `${endpoint.name} ${part}`) : [];
    }),
  );
}

function rawMessagesOf(schema: z.ZodType, name: string): string[] {
  const json = toJsonSchema(schema, 'input');
  const whole = sampleValue(json, 'full');
  const trials: [unknown, string][] = [
    ...WRONG.map((value): [unknown, string] => [value, '']),
    [{ ...(whole as object), surprise: 1 }, 'surprise'],
  ];
  for (const path of fieldPaths(json))
    for (const value of WRONG) trials.push([withValue(whole, path, value), path.join('.')]);
  const found = trials.flatMap(([value, field]) =>
    (schema.safeParse(value).error?.issues ?? [])
      .filter(({ message }) => isRaw(message))
      .map(({ path, message }) => `${name} (${field}) ${path.join('.')}: ${message}`),
  );
  return [...new Set(found)];
}

const isRaw = (message: string) => RAW.test(message) || !/^[\p{Lu}\d“]/u.test(message) || message.length > 200;

type Path = readonly (string | number)[];

function fieldPaths(json: JsonSchema, before: Path = []): Path[] {
  const choices = [json, ...((json['anyOf'] ?? json['oneOf'] ?? json['allOf'] ?? []) as JsonSchema[])];
  const inObjects = choices.flatMap((one) => Object.entries((one['properties'] ?? {}) as Record<string, JsonSchema>));
  const inLists = choices.flatMap((one) => (one['items'] ? [[0, one['items'] as JsonSchema] as const] : []));
  return [...inObjects, ...inLists].flatMap(([key, schema]) => [
    [...before, key],
    ...fieldPaths(schema, [...before, key]),
  ]);
}

function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return [withValue(whole[0], rest, value)];
  const of = (whole ?? {}) as Record<string, unknown>;
  return { ...of, [key]: withValue(of[key], rest, value) };
}
