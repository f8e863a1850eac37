import type { JsonSchema } from './json-schema';

/**
 * How much a sample contains: every property and the first of each choice, or only required properties and the last
 * choice.
 */
export type Amount = 'full' | 'least';

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '7f1d8a52-3c64-4e0b-9a27-5b8f0c6d1e93',
  'date-time': '2026-01-05T10:30:00.000Z',
  date: '2026-01-05',
  email: 'somebody@example.org',
  uri: 'https://example.org/',
  base64: 'c2FtcGxl',
  base64url: 'c2FtcGxl',
};

/** Returns a sample value for a JSON Schema; for a text with a pattern, the schema's first example. */
export function sampleValue(schema: JsonSchema, amount: Amount): unknown {
  if ('const' in schema) return schema['const'];
  const examples = schema['examples'] as unknown[] | undefined;
  if (examples) return examples[0];
  const choices = (schema['enum'] ?? schema['anyOf'] ?? schema['oneOf']) as unknown[] | undefined;
  if (!choices) return valueOfType(schema, amount);
  const chosen = amount === 'full' ? choices[0] : choices.at(-1);
  return schema['enum'] ? chosen : sampleValue(chosen as JsonSchema, amount);
}

function valueOfType(schema: JsonSchema, amount: Amount): unknown {
  switch (schema['type']) {
    case 'object':
      return object(schema, amount);
    case 'array':
      return amount === 'full' || schema['minItems'] ? [sampleValue(schema['items'] as JsonSchema, amount)] : [];
    case 'boolean':
      return amount === 'full';
    case 'integer':
    case 'number':
      return amount === 'full' ? Math.max(7, lowest(schema)) : lowest(schema);
    case 'string':
      return BY_FORMAT[String(schema['format'])] ?? 'Sample'.padEnd(Number(schema['minLength'] ?? 0), '.');
    default:
      return null;
  }
}

function object(schema: JsonSchema, amount: Amount): Record<string, unknown> {
  const required = (schema['required'] ?? []) as string[];
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const chosen = properties.filter(([name]) => amount === 'full' || required.includes(name));
  return Object.fromEntries(chosen.map(([name, of]) => [name, sampleValue(of, amount)]));
}

function lowest(schema: JsonSchema): number {
  if (typeof schema['minimum'] === 'number') return Math.max(schema['minimum'], 0);
  return typeof schema['exclusiveMinimum'] === 'number' ? schema['exclusiveMinimum'] + 1 : 0;
}
