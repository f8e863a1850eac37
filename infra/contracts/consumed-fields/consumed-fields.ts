import { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema';

const schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

const callSchema = z.object({
  /** Names of the path and query parameters that the consumer sends. */
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema })).default([]),
  /** Schema of the JSON that the consumer sends; absent if it sends none. */
  body: schema.optional(),
  /** The consumed fields of the response, by status; absent when none. */
  answers: z.record(z.string(), schema).default({}),
});

/** `consumed-fields.json`: what a consumer reads from other parts and sends to them, generated from its source. */
export const consumedFieldsSchema = z.object({
  /** By method and path, `GET /api/venues/{id}`. */
  calls: z.record(z.string(), callSchema).default({}),
  /** Data of the handled events, by type, as the consumer parses them. */
  events: z.record(z.string(), schema).default({}),
});
export type ConsumedFields = z.infer<typeof consumedFieldsSchema>;
export type ConsumedCall = z.infer<typeof callSchema>;
