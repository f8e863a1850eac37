import type { JsonSchema } from '../schema/json-schema';

const WORDS = ['title', 'description', 'default', 'examples'];

/** Limits that a page does not depend on: for example, it also shows a longer name. */
const LIMITS = [
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
];

/**
 * Returns the part of a schema that `read` names, a similar schema with fewer properties. Without `read`, returns all
 * of it.
 */
export function pruneSchema(schema: JsonSchema, read: JsonSchema = schema): JsonSchema {
  const pruned: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => ![...WORDS, ...LIMITS, 'additionalProperties'].includes(keyword)),
  );
  const isRead = (name: string): boolean => read.properties === undefined || name in read.properties;
  if (schema.properties) {
    const kept = Object.entries(schema.properties).filter(([name]) => isRead(name));
    pruned['properties'] = Object.fromEntries(
      kept.map(([name, of]) => [name, pruneSchema(of, read.properties?.[name])]),
    );
  }
  if (schema.required) pruned['required'] = schema.required.filter(isRead);
  if (schema.items) pruned['items'] = pruneSchema(schema.items, read.items);
  if (schema.anyOf) pruned['anyOf'] = schema.anyOf.map((one, index) => pruneSchema(one, read.anyOf?.[index]));
  if (typeof schema.additionalProperties === 'object')
    pruned['additionalProperties'] = pruneSchema(schema.additionalProperties, asSchema(read.additionalProperties));
  return pruned;
}

const asSchema = (value: JsonSchema['additionalProperties']): JsonSchema | undefined =>
  typeof value === 'object' ? value : undefined;
