import type { EndpointContract } from '@waymark/contracts-core';
import { unknownKeys } from '../http/unknown-keys';
import { toJsonSchema } from './json-schema';
import { sampleValue } from './sample-value';

const SURPRISE = 'surprise';

/**
 * Returns the places in queries and bodies, at any depth, where a request may contain undeclared fields without an
 * error that names them. Throws when a declared field is rejected.
 */
export function takesAnything(endpoints: readonly EndpointContract[]): string[] {
  return endpoints.flatMap((endpoint) =>
    (['query', 'body'] as const).flatMap((part) => {
      if (part === 'body' && (endpoint.rawBody || endpoint.upload)) return [];
      const schema = endpoint[part];
      const whole = schema ? sampleValue(toJsonSchema(schema, 'input'), 'full') : {};
      const refused = unknownKeys(endpoint, { [part]: whole });
      if (refused.length > 0) throw new Error(`${endpoint.name} ${part} declares and refuses ${refused.join(', ')}`);
      return objectsIn(whole).flatMap((path) => {
        const named = unknownKeys(endpoint, { [part]: withSurprise(whole, path) });
        const isNamed = named.length === 1 && named[0] === [...path, SURPRISE].join('.');
        return isNamed ? [] : [[endpoint.name, part, ...path].join(' ')];
      });
    }),
  );
}

type Path = readonly string[];

function objectsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, entry]) => objectsIn(entry, [...path, key]));
  return Array.isArray(value) ? inside : [path, ...inside];
}

function withSurprise(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return { ...(value as object), [SURPRISE]: 1 };
  if (Array.isArray(value))
    return value.map((entry, index) => (String(index) === key ? withSurprise(entry, rest) : entry));
  const of = value as Record<string, unknown>;
  return { ...of, [key]: withSurprise(of[key], rest) };
}
