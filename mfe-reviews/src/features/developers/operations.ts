import { resolveRefs } from '@waymark/contracts-core';
import { fieldsOf, isRecord, typeWords, type Field } from './schema-words';

export interface Answer {
  status: string;
  /** The response's error codes as text, or an empty text. */
  codes: string;
  type: string | null;
  /** The type of the whole, e.g. "list of objects". */
  words: string | null;
  fields: Field[];
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  words: string;
  needsAccount: boolean;
  /** The first part of the path as text: "Support services". */
  topic: string;
  parameters: (Field & { place: string })[];
  body: Field[];
  answers: Answer[];
}

/** Access levels whose operations are listed; those for staff are of no use to other developers. */
const TOLD: ReadonlySet<unknown> = new Set(['visitor', 'member']);

/** Converts an OpenAPI document to a list of operations, in its order. */
export function operationsOf(described: unknown): Operation[] {
  const document = resolveRefs(described);
  const paths = isRecord(document) && isRecord(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, of]) =>
      isRecord(of) && TOLD.has(of['x-access']) ? [operation(path, method, of)] : [],
    ),
  );
}

function operation(path: string, method: string, of: Record<string, unknown>): Operation {
  return {
    id: text(of['operationId']),
    method: method.toUpperCase(),
    path,
    words: text(of['summary']),
    needsAccount: of['x-access'] === 'member',
    topic: topicOf(path),
    parameters: list(of['parameters']).map((parameter) => ({
      name: text(parameter['name']),
      place: parameter['in'] === 'path' ? 'in the address' : 'after the question mark',
      isRequired: parameter['required'] === true,
      words: typeWords(parameter['schema']),
    })),
    body: contentOf(of['requestBody']).fields,
    answers: Object.entries(isRecord(of['responses']) ? of['responses'] : {}).map(([status, answer]) => ({
      status,
      codes: status.startsWith('2') ? '' : text(isRecord(answer) ? answer['description'] : ''),
      // Only for successful responses: errors have the same shape everywhere, which is described once.
      ...(status.startsWith('2') ? contentOf(answer) : { type: null, words: null, fields: [] }),
    })),
  };
}

function topicOf(path: string): string {
  const words = (path.split('/')[2] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function contentOf(of: unknown): Pick<Answer, 'type' | 'words' | 'fields'> {
  const content = isRecord(of) && isRecord(of['content']) ? of['content'] : {};
  const [type, media] = Object.entries(content)[0] ?? [null, null];
  const schema = isRecord(media) ? media['schema'] : undefined;
  return { type, words: schema ? typeWords(schema) : null, fields: fieldsOf(schema) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Checks whether path, description or method contain every word of the filter. */
export function isAbout({ method, path, words, id }: Operation, filter: string): boolean {
  const all = `${method} ${path} ${words} ${id}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
