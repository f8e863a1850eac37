import type { Operation } from '../http/open-api';
import type { JsonSchema } from '../schema/json-schema';
import type { ConsumerContracts, ServiceContracts } from '../slice-contracts';

type Change = (draft: Draft) => void;
type Writable<T> = T extends (infer U)[] ? U[] : T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
export type Draft = Writable<ServiceContracts>;

const NAME: JsonSchema = { type: 'string', minLength: 2, maxLength: 80 };
const VENUE: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', exclusiveMinimum: 0 },
    name: NAME,
    kind: { type: 'string', enum: ['cafe', 'hotel'] },
    rating: { anyOf: [{ type: 'number', minimum: 1, maximum: 5 }, { type: 'null' }] },
    website: { type: 'string', format: 'uri' },
    marks: {
      type: 'object',
      propertyNames: { type: 'string', enum: ['ramp', 'lift'] },
      additionalProperties: { type: 'boolean' },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['id', 'name', 'kind', 'rating', 'tags'],
  additionalProperties: false,
};
const GET: Operation = {
  operationId: 'getVenue',
  'x-access': 'visitor',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'sort', in: 'query', required: false, schema: { type: 'string', enum: ['newest', 'oldest'] } },
  ],
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: VENUE } } },
    404: {
      description: 'venue.not-found',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
};
const POST: Operation = {
  operationId: 'addVenue',
  'x-access': 'member',
  parameters: [],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { type: 'object', properties: { name: NAME, website: { type: 'string' } }, required: ['name'] },
      },
    },
  },
  responses: { 201: { description: 'Done.', content: { 'application/json': { schema: VENUE } } } },
};

const RAW = { maxBytes: 1000, types: ['application/json'] };

/** A live service as in its committed files; `change` turns it into the candidate. */
export function service(change: Change = () => undefined): ServiceContracts {
  const live: ServiceContracts = {
    manifest: {
      name: 'places',
      apiVersion: '1.2.0',
      prefixes: ['/api/venues'],
      uploads: [{ path: '/api/venues/photos', maxBytes: 1000 }],
      outside: [{ method: 'POST', path: '/api/venues/hooks', rawBody: RAW, crossSite: 'exempt' }],
    },
    openapi: {
      info: { title: 'places slice', version: '1.2.0' },
      paths: { '/api/venues': { post: POST }, '/api/venues/{id}': { get: GET } },
    },
    events: {
      $defs: {
        'places.venue.changed.v1': {
          type: 'object',
          properties: { venueId: { type: 'integer' }, kind: { type: 'string', enum: ['cafe', 'hotel'] } },
          required: ['venueId', 'kind'],
          additionalProperties: false,
        },
      },
    },
    samples: { 'places.venue.changed.v1': [{ venueId: 1, kind: 'cafe' }] },
    consumedFields: { calls: {}, events: {} },
  };
  const draft = structuredClone(live) as Draft;
  change(draft);
  return draft;
}

/** A live remote that reads only the venue's name. */
export const consumer: ConsumerContracts = {
  name: 'mfe-places',
  needs: { places: '^1.0.0' },
  consumedFields: {
    calls: {
      'GET /api/venues/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        answers: { 200: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
      },
    },
    events: {},
  },
};

interface At {
  /** The GET's 200 response. */
  answer: Draft2;
  /** The POST's body. */
  body: Draft2;
  get: Writable<Operation>;
  post: Writable<Operation>;
  event: Draft2;
}
type Draft2 = { properties: Record<string, Record<string, unknown>>; required: string[] };

/** The parts of a draft that a test changes. */
export function partsOf(draft: Draft): At {
  const get = draft.openapi.paths['/api/venues/{id}']?.['get'] as Writable<Operation>;
  const post = draft.openapi.paths['/api/venues']?.['post'] as Writable<Operation>;
  return {
    get,
    post,
    answer: get.responses['200']?.content?.['application/json']?.schema as unknown as Draft2,
    body: post.requestBody?.content['application/json']?.schema as unknown as Draft2,
    event: draft.events.$defs['places.venue.changed.v1'] as unknown as Draft2,
  };
}
