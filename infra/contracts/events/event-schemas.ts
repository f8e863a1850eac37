import type { JsonSchema } from '../schema/json-schema';

/** What a service promises to publish, as `events.schema.json` holds it: the data of each event by its type. */
export interface EventSchemas {
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}
