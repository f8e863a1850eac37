import {
  type EndpointContract,
  type EventContract,
  inLines,
  outsideRuleOf,
  serviceManifestSchema,
} from '@waymark/contracts-core';
import { isDeepStrictEqual } from 'node:util';
import { toJsonSchema } from './json-schema';
import { describeHttp } from './open-api';
import { sampleValue } from './sample-value';

/**
 * Returns sample data of an event: one with all fields, one with only the required ones. They are committed, so the
 * next version is tested with events of this one and the other way round.
 */
export function eventSamples({ type, data }: EventContract): unknown[] {
  const schema = toJsonSchema(data, 'output');
  const samples = (['full', 'least'] as const).map((amount) => sampleValue(schema, amount));
  for (const sample of samples) {
    const { success, error } = data.safeParse(sample);
    if (!success)
      throw new Error(`No sample of ${type} can be made: give its fields .meta({ examples }). ${error.message}`);
  }
  return new Set(samples.map((sample) => JSON.stringify(sample))).size === 1 ? samples.slice(0, 1) : samples;
}

/** Returns a slice's published events as one JSON Schema document, by type. */
function describeEvents(slice: string, events: readonly EventContract[]) {
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

interface Promises {
  /** The content of `service.json`. */
  readonly manifest: unknown;
  readonly endpoints: readonly EndpointContract[];
  readonly events: readonly EventContract[];
  /** The slice's own problems by code. */
  readonly problems: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
}

/**
 * Returns the texts of `openapi.json`, `events.schema.json` and a sample file per event. A service commits them so
 * that reviews show changes.
 */
export function describedFiles({ manifest, endpoints, events, problems }: Promises): Record<string, string> {
  const service = serviceManifestSchema.parse(manifest);
  requireOutsideRules(endpoints, service.outside);
  return {
    'openapi.json': `${inLines(describeHttp({ manifest: service, endpoints, problems }))}\n`,
    'events.schema.json': `${inLines(describeEvents(service.name, events), 2)}\n`,
    ...Object.fromEntries(events.map((event) => [`samples/${event.type}.json`, asText(eventSamples(event))])),
  };
}

/** The gateway reads service.json but no contracts, so both must declare the same rules for outside callers. */
function requireOutsideRules(endpoints: readonly EndpointContract[], declared: readonly unknown[] = []): void {
  const needed = endpoints.flatMap((endpoint) => outsideRuleOf(endpoint) ?? []);
  if (isDeepStrictEqual(declared, needed)) return;
  throw new Error(`service.json must say of its contracts: "outside": ${JSON.stringify(needed)}`);
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
