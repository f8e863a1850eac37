import type { JsonSchema } from './json-schema';

/** The same schema for somebody who leaves properties aside that they do not know. */
export function openObjects(schema: JsonSchema): JsonSchema {
  return open(schema) as JsonSchema;
}

function open(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(open);
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(
    ([keyword, value]) => !(keyword === 'additionalProperties' && value === false),
  );
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, open(value)]));
}
