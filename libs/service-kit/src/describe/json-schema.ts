import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * A zod schema as JSON Schema 2020-12; checks that JSON Schema cannot say (custom rules) are left out. As input a set of named
 * fields takes no others, except where the schema itself takes them: `unknownKeys` refuses them.
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
