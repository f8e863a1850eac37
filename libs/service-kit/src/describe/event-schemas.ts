import type { EventContract } from '@waymark/contracts-core';
import { toJsonSchema } from './json-schema';

/** A slice's published events as one JSON Schema document, by type. */
export function describeEvents(slice: string, events: readonly EventContract[]) {
  const byType = events.map(({ type, summary, data }) => [
    type,
    { description: summary, ...toJsonSchema(data, 'output') },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Events of the ${slice} slice`,
    $defs: Object.fromEntries(byType),
  };
}
