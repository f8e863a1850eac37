import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema';
import { openObjects } from './open-objects';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/**
 * Why a value does not fulfil a schema; empty when it does. Read as our readers do: what a schema does not know
 * is left aside, and a format is judged by the pattern that stands beside it.
 */
export function faultsOf(schema: JsonSchema, value: unknown): string[] {
  const validate = ajv.compile(openObjects(schema));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is not valid'}`,
  );
}
