import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * Converts a zod schema to JSON Schema 2020-12; leaves out checks that it cannot express (custom rules). In an input
 * schema, objects allow no other fields unless the zod schema does; `unknownKeys` enforces that.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const json: JsonSchema = {
    ...z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
      },
    }),
  };
  delete json['$schema'];
  return json;
}
