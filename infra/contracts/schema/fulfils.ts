import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/**
 * Returns why a value does not fulfil a schema; empty when it does. Validates as our readers do: ignores unknown
 * properties, and checks a format by its pattern.
 */
export function faultsOf(schema: JsonSchema, value: unknown): string[] {
  const validate = ajv.compile(openObjects(schema));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is not valid'}`,
  );
}

/** Returns the same schema for a reader that ignores unknown properties. */
function openObjects(schema: JsonSchema): JsonSchema {
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
