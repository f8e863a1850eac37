import type { ContractProblem } from '../contract-problem';
import type { JsonSchema } from './json-schema';
import type { Reading } from './reading';

type Compare = (reader: JsonSchema, writer: JsonSchema, at: string, reading: Reading) => ContractProblem[];

/** Returns where the properties of two objects do not match: removed, missing, newly required, or of another shape. */
export function objectProblems(
  reader: JsonSchema,
  writer: JsonSchema,
  at: string,
  reading: Reading,
  compare: Compare,
): ContractProblem[] {
  const inside = (name: string) => `${at}.${name}`;
  const read = reader.properties ?? {};
  const written = writer.properties ?? {};
  const found: ContractProblem[] = [];
  for (const name of reader.required ?? []) {
    if (writer.required?.includes(name) || (reading.keeps === 'read' && !find(writer, name))) continue;
    found.push({
      at: inside(name),
      says: reading.keeps === 'written' ? 'is asked for, and callers may not send it' : 'may be missing',
    });
  }
  for (const [name, schema] of Object.entries(read)) {
    const given = find(writer, name);
    if (given) found.push(...compare(schema, given, inside(name), reading));
    else if (reading.keeps === 'read') found.push({ at: inside(name), says: 'is not there' });
  }
  for (const [name, schema] of Object.entries(written)) {
    if (name in read) continue;
    const taken = record(reader);
    if (taken) found.push(...compare(taken, schema, inside(name), reading));
    else if (reading.keeps === 'written') found.push({ at: inside(name), says: 'is not taken' });
  }
  return [...found, ...recordProblems(reader, writer, at, reading, compare)];
}

function recordProblems(
  reader: JsonSchema,
  writer: JsonSchema,
  at: string,
  reading: Reading,
  compare: Compare,
): ContractProblem[] {
  const taken = record(reader);
  const given = record(writer);
  if (!taken || !given) return [];
  const names = reader.propertyNames
    ? compare(reader.propertyNames, writer.propertyNames ?? {}, `${at}.(name)`, reading)
    : [];
  return [...names, ...compare(taken, given, `${at}.*`, reading)];
}

const find = (schema: JsonSchema, name: string): JsonSchema | undefined => schema.properties?.[name] ?? record(schema);

/** Returns the schema of an object's values when its property names are not fixed. */
function record({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
