import type { JsonSchema } from './json-schema';

/** Keywords that say nothing about which values are allowed. */
const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'deprecated', '$schema']);

/** Whether a schema allows every value. */
export function allowsAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));
}

/** The schemas of which a value fulfils one, each without anyOf, enum or boolean: those are taken apart. */
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

/** What a schema says beyond words and the keywords named: compared as text by those who cannot judge it. */
export function otherKeywords(schema: JsonSchema, judged: ReadonlySet<string>): Record<string, unknown> {
  const entries = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword) && !judged.has(keyword));
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
