export interface Field {
  name: string;
  isRequired: boolean;
  /** Describes the value: "text, at most 200 letters". */
  words: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the named fields of an object, or of the objects in a list. */
export function fieldsOf(given: unknown): Field[] {
  const schema = isRecord(given) ? given : {};
  if (schema['type'] === 'array') return fieldsOf(schema['items']);
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(properties).map(([name, of]) => ({
    name,
    isRequired: required.includes(name),
    words: typeWords(of),
  }));
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = {
  date: 'day (YYYY-MM-DD)',
  'date-time': 'date and time (ISO 8601)',
  uri: 'web address',
  email: 'email address',
};

/** Describes a schema as text; anything deeper than one level is only named. */
export function typeWords(given: unknown): string {
  const schema = isRecord(given) ? given : {};
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return `one of ${schema['enum'].map((value) => String(value)).join(', ')}`;
  const either = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(either)) return [...new Set(either.map((one) => typeWords(one)))].join(' or ');
  if (schema['type'] === 'array') return listWords(schema);
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) return 'anything';
  const format = typeof schema['format'] === 'string' ? FORMATS[schema['format']] : undefined;
  const names = types.map((type) => (type === 'string' && format) || (TYPES[type] ?? type));
  return [names.join(' or '), ...limits(schema)].join(', ');
}

function listWords(schema: Record<string, unknown>): string {
  const { items } = schema;
  if (isRecord(items) && items['type'] === 'object') return 'list of objects';
  return items === undefined ? 'list' : `list of: ${typeWords(items)}`;
}

function limits({ minLength, maxLength, minimum, maximum, default: usual }: Record<string, unknown>): string[] {
  const isLimit = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 2_147_483_647;
  return [
    ...(isLimit(minLength) && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(isLimit(maxLength) ? [`at most ${maxLength.toLocaleString('en')} characters`] : []),
    ...(isLimit(minimum) ? [`from ${minimum}`] : []),
    ...(isLimit(maximum) ? [`to ${maximum}`] : []),
    ...(usual === undefined ? [] : [`otherwise ${JSON.stringify(usual)}`]),
  ];
}
