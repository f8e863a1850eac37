import { cleanLine, type EndpointContract } from '@waymark/contracts-core';
import type { z } from 'zod';
import { type JsonSchema, toJsonSchema } from '../openapi/json-schema';

const MOST_NAMED = 10;
const MAX_NAME_LENGTH = 60;

const NOTHING: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };
const known = new WeakMap<z.ZodType, JsonSchema>();

interface Sent {
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Returns the names in query and body that the contract does not declare, at any depth: at most ten dotted paths, as
 * in `fieldErrors`. In a union, the fields of all its members are known. Bodies of bytes or files are not checked.
 */
export function unknownKeys(contract: EndpointContract, { query, body }: Sent): string[] {
  const found = new Set<string>();
  // The query parser's object may lack a prototype.
  look([schemaOf(contract.query)], { ...(query as object) }, [], found);
  if (!contract.rawBody && !contract.upload) look([schemaOf(contract.body)], body, [], found);
  return [...found];
}

/** Uses the JSON Schema of `openapi.json`, so documentation and checks cannot differ. */
function schemaOf(schema: z.ZodType | undefined): JsonSchema {
  if (!schema) return NOTHING;
  const json = known.get(schema) ?? toJsonSchema(schema, 'input');
  known.set(schema, json);
  return json;
}

type Path = readonly (string | number)[];

function look(schemas: readonly JsonSchema[], value: unknown, path: Path, found: Set<string>): void {
  const choices = schemas.flatMap(choicesOf);
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  for (const [key, entry] of entries) {
    if (found.size >= MOST_NAMED) return;
    const inside = choices.map((choice) => schemaAt(choice, key));
    const at = [...path, key];
    // The value matches the type of no choice; the parser rejects it.
    if (inside.every((schema) => schema === 'other')) return;
    const declared = inside.filter((schema) => typeof schema === 'object');
    if (declared.length > 0) look(declared, entry, at, found);
    else found.add(at.map(nameOf).join('.'));
  }
}

type Declared = JsonSchema | 'undeclared' | 'other';

/** Returns the schema of an entry of a list or an object; `other` when the schema describes neither. */
function schemaAt(schema: JsonSchema, key: string | number): Declared {
  const { type, properties, items, prefixItems, additionalProperties: others = {} } = schema as ObjectSchema;
  const isOpen = type === undefined && !('const' in schema) && !('enum' in schema);
  if (isOpen) return {};
  if (typeof key === 'number') return type === 'array' ? (prefixItems?.[key] ?? items ?? {}) : 'other';
  if (type !== 'object') return 'other';
  if (properties && Object.hasOwn(properties, key)) return properties[key] ?? {};
  return typeof others === 'object' ? others : 'undeclared';
}

interface ObjectSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | false;
}

function choicesOf(schema: JsonSchema): JsonSchema[] {
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as JsonSchema[] | undefined;
  return choices ? choices.flatMap(choicesOf) : [schema];
}

/** A file stream is not a record. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Reduces a name from outside to one short line. */
const nameOf = (key: string | number): string => [...cleanLine(String(key))].slice(0, MAX_NAME_LENGTH).join('');
