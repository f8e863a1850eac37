import type { JsonSchema } from '../schema/json-schema';

/** The events that a service promises to publish, from `events.schema.json`: the data of each event by type. */
export interface EventSchemas {
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}
