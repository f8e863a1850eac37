import { isDeepStrictEqual } from 'node:util';
import type { ContractProblem } from '../contract-problem';
import { allowsAnything, alternatives, otherKeywords } from './alternatives';
import { BOUNDS, boundProblems } from './bounds';
import { faultsOf } from './fulfils';
import type { JsonSchema } from './json-schema';
import { objectProblems } from './object-problems';
import type { Reading } from './reading';

const JUDGED = new Set([
  ...BOUNDS,
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'format',
  'pattern',
]);

/**
 * Returns where the writer's schema allows a value that the reader's does not accept; empty when they are compatible.
 * A keyword unknown to this check must be the same on both sides.
 */
export function schemaProblems(
  reader: JsonSchema,
  writer: JsonSchema,
  at: string,
  reading: Reading,
): ContractProblem[] {
  if (isDeepStrictEqual(reader, writer) || allowsAnything(reader)) return [];
  if (allowsAnything(writer)) return [{ at, says: 'may be anything, but its readers rely on more' }];
  const taken = alternatives(reader);
  return alternatives(writer).flatMap((given) => problemsOfOne(taken, given, at, reading));
}

function problemsOfOne(
  taken: readonly JsonSchema[],
  given: JsonSchema,
  at: string,
  reading: Reading,
): ContractProblem[] {
  if ('const' in given) {
    const isTaken = taken.some((schema) =>
      'const' in schema ? isDeepStrictEqual(schema.const, given.const) : faultsOf(schema, given.const).length === 0,
    );
    const isWordMore = given['x-open'] === true && taken.some(({ const: word }) => typeof word === typeof given.const);
    return isTaken || isWordMore
      ? []
      : [{ at, says: `may be ${JSON.stringify(given.const)}, which its readers do not know` }];
  }
  const closest = taken
    .filter((schema) => isSameType(schema, given))
    .map((schema) => pairProblems(schema, given, at, reading))
    .sort((a, b) => a.length - b.length)[0];
  return closest ?? [{ at, says: `may be ${typeName(given)}, which its readers do not take` }];
}

function pairProblems(reader: JsonSchema, writer: JsonSchema, at: string, reading: Reading): ContractProblem[] {
  const found = [...boundProblems(reader, writer, at), ...objectProblems(reader, writer, at, reading, schemaProblems)];
  if (reader.items) found.push(...schemaProblems(reader.items, writer.items ?? {}, `${at}[]`, reading));
  const isSameFormat = reader.format !== undefined && reader.format === writer.format;
  if (reader.format !== undefined && !isSameFormat)
    found.push({ at, says: `need not be of the format ${reader.format}, on which its readers rely` });
  // Next to a format, the pattern is only an implementation detail of the schema generator.
  if (reader.pattern !== undefined && !isSameFormat && reader.pattern !== writer.pattern) {
    found.push({ at, says: `need not match ${reader.pattern}, on which its readers rely` });
  }
  if (!isDeepStrictEqual(otherKeywords(reader, JUDGED), otherKeywords(writer, JUDGED))) {
    found.push({ at, says: 'changes in a way that this check cannot judge' });
  }
  return found;
}

function isSameType(reader: JsonSchema, writer: JsonSchema): boolean {
  return reader.type === writer.type || (reader.type === 'number' && writer.type === 'integer');
}

const typeName = (schema: JsonSchema): string => (schema.type ? `of the type ${schema.type}` : 'of another kind');
