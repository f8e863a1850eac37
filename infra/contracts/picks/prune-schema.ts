import type { JsonSchema } from '../schema/json-schema';

const WORDS = new Set(['title', 'description', 'default', 'examples']);

/** The part of a schema that somebody relies on who reads these names; limits of texts and numbers stay for events alone. */
export function pruneSchema(schema: JsonSchema, isRead: (name: string) => boolean): JsonSchema {
  const prune = (part: JsonSchema): JsonSchema => pruneSchema(part, isRead);
  const pruned: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !WORDS.has(keyword) && !LIMITS.has(keyword)),
  );
  if (schema.properties) {
    const kept = Object.entries(schema.properties).filter(([name]) => isRead(name));
    pruned['properties'] = Object.fromEntries(kept.map(([name, of]) => [name, prune(of)]));
  }
  if (schema.required) pruned['required'] = schema.required.filter(isRead);
  if (schema.items) pruned['items'] = prune(schema.items);
  if (schema.anyOf) pruned['anyOf'] = schema.anyOf.map(prune);
  if (typeof schema.additionalProperties === 'object')
    pruned['additionalProperties'] = prune(schema.additionalProperties);
  else delete pruned['additionalProperties'];
  return pruned;
}

/** What a page does not look at: it shows a longer name as well. */
const LIMITS = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]);
