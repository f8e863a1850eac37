import { REVIEWS_EVENTS } from '@waymark/contracts-reviews';
import { z } from 'zod';

/** events.schema.json of this slice: subject -> JSON Schema of its `data`. */
export function eventSchemas() {
  return Object.fromEntries(
    REVIEWS_EVENTS.map((event) => [event.type, { summary: event.summary, data: z.toJSONSchema(event.data) }]),
  );
}
