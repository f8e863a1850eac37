import type { JsonSchema } from './json-schema';

/** Keywords that do not restrict the allowed values. */
const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'deprecated', '$schema']);

/** Returns whether a schema allows every value. */
export function allowsAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));
}

/** Splits a schema into alternatives of which a value fulfils one. None of them has anyOf, enum or boolean. */
export function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf, oneOf, enum: values, ...rest } = schema;
  const branches = anyOf ?? oneOf;
  if (branches) return branches.flatMap((branch) => alternatives({ ...rest, ...branch }));
  const open = rest['x-open'] ? { 'x-open': true } : {};
  if (values) return values.map((value) => ({ const: value, ...open }));
  if ('const' in schema) return [{ const: schema.const }];
  if (typeof schema.type === 'object') return schema.type.flatMap((type) => alternatives({ ...schema, type }));
  if (schema.type === 'boolean') return [{ const: true }, { const: false }];
  if (schema.type === 'null') return [{ const: null }];
  return [schema];
}

/** Returns a schema's other keywords, without annotations. The check cannot judge these and only compares them. */
export function otherKeywords(schema: JsonSchema, judged: ReadonlySet<string>): Record<string, unknown> {
  const entries = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword) && !judged.has(keyword));
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
