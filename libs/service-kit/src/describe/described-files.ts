import { isDeepStrictEqual } from 'node:util';
import {
  type EndpointContract,
  type EventContract,
  outsideRuleOf,
  serviceManifestSchema,
} from '@waymark/contracts-core';
import { eventSamples } from './event-samples';
import { toJsonSchema } from './json-schema';
import { describeHttp } from './open-api';

/** A slice's published events as one JSON Schema document, by type. */
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
  /** What `service.json` holds. */
  readonly manifest: unknown;
  readonly endpoints: readonly EndpointContract[];
  readonly events: readonly EventContract[];
  /** The slice's own problems by code. */
  readonly problems: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
}

/** The texts of `openapi.json`, `events.schema.json` and a sample file per event, which a service commits so that a change of them is seen. */
export function describedFiles({ manifest, endpoints, events, problems }: Promises): Record<string, string> {
  const service = serviceManifestSchema.parse(manifest);
  requireOutsideRules(endpoints, service.outside);
  return {
    'openapi.json': asText(describeHttp({ manifest: service, endpoints, problems })),
    'events.schema.json': asText(describeEvents(service.name, events)),
    ...Object.fromEntries(events.map((event) => [`samples/${event.type}.json`, asText(eventSamples(event))])),
  };
}

/** The gateway reads service.json and no contracts: both must say the same about who may call from outside. */
function requireOutsideRules(endpoints: readonly EndpointContract[], declared: readonly unknown[] = []): void {
  const needed = endpoints.flatMap((endpoint) => outsideRuleOf(endpoint) ?? []);
  if (isDeepStrictEqual(declared, needed)) return;
  throw new Error(`service.json must say of its contracts: "outside": ${JSON.stringify(needed)}`);
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
