import type { ServiceManifest } from '@waymark/contracts-core';
import { checkContracts } from './check-contracts';
import { consumer, type Draft, partsOf, service } from './spec-support/sample-contracts';

type Parts = ReturnType<typeof partsOf>;
type Row = [name: string, change: (parts: Parts, draft: Draft) => void];

const problemsOf = (change: Row[1], consumers = [consumer]): string[] => {
  const candidate = service((draft) => change(partsOf(draft), draft));
  return checkContracts({ service: candidate }, { services: [service()], consumers }).map(
    ({ at, says }) => `${at} ${says}`,
  );
};

const outsideOf = ({ outside }: ServiceManifest) => outside![0]!;

const ALLOWED: Row[] = [
  ['a new endpoint', ({ get }, { openapi }) => void (openapi.paths['/api/venues/near'] = { get })],
  ['a new property of an answer', ({ answer }) => void (answer.properties['city'] = { type: 'string' })],
  ['a new optional property of a request', ({ body }) => void (body.properties['city'] = { type: 'string' })],
  [
    'a new optional parameter',
    ({ get }) => void get.parameters.push({ name: 'near', in: 'query', required: false, schema: {} }),
  ],
  ['a property of a request that may be left out now', ({ body }) => void (body.required = [])],
  ['a longer text in a request', ({ body }) => void (body.properties['name'] = { type: 'string', maxLength: 200 })],
  [
    'one more choice of a parameter',
    ({ get }) =>
      void (get.parameters[1] = {
        name: 'sort',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['newest', 'oldest', 'best'] },
      }),
  ],
  ['an answer that is always there now', ({ answer }) => void answer.required.push('website')],
  [
    'one answer more of an open enum',
    ({ answer }) =>
      void (answer.properties['kind'] = { type: 'string', enum: ['cafe', 'hotel', 'museum'], 'x-open': true }),
  ],
  [
    'more names of an open enum in a record',
    ({ answer }) =>
      void (answer.properties['marks'] = {
        type: 'object',
        propertyNames: { type: 'string', enum: ['ramp', 'lift', 'loop'], 'x-open': true },
        additionalProperties: { type: 'boolean' },
      }),
  ],
  ['one answer less of an enum', ({ answer }) => void (answer.properties['kind'] = { type: 'string', const: 'cafe' })],
  [
    'an answer that is never null now',
    ({ answer }) => void (answer.properties['rating'] = { type: 'number', minimum: 1, maximum: 5 }),
  ],
  [
    'the same choice written otherwise',
    ({ answer }) => void (answer.properties['rating'] = { type: ['number', 'null'], minimum: 1, maximum: 5 }),
  ],
  [
    'whole numbers where numbers were',
    ({ answer }) => void (answer.properties['rating'] = { type: 'integer', minimum: 1, maximum: 5 }),
  ],
  [
    'the same limit written otherwise',
    ({ answer }) => void (answer.properties['id'] = { type: 'integer', minimum: 1 }),
  ],
  ['less access needed', ({ post }) => void (post['x-access'] = 'visitor')],
  [
    'another name of a path’s parameter',
    ({ get }, { openapi }) =>
      void (delete openapi.paths['/api/venues/{id}'], (openapi.paths['/api/venues/{venueId}'] = { get })),
  ],
  ['a new kind of problem', ({ get }) => void (get.responses['403'] = { description: 'venue.hidden' })],
  [
    'other words',
    ({ answer, get }) =>
      void (
        (get.operationId = 'readVenue'),
        (answer.properties['name'] = { ...answer.properties['name'], description: 'As signposted.' })
      ),
  ],
  ['a new event', (_, { events }) => void (events.$defs['places.venue.closed.v1'] = { type: 'object' })],
  ['a new optional property of an event', ({ event }) => void (event.properties['city'] = { type: 'string' })],
  ['an event that nobody handles, gone', (_, draft) => void ((draft.events.$defs = {}), (draft.samples = {}))],
];

const FORBIDDEN: Row[] = [
  ['a path that is gone', (_, { openapi }) => void delete openapi.paths['/api/venues']],
  ['a method that is gone', (_, { openapi }) => void (openapi.paths['/api/venues'] = {})],
  ['a prefix that is gone', (_, { manifest }) => void (manifest.prefixes = ['/api/places'])],
  ['smaller files', (_, { manifest }) => void (manifest.uploads = [{ path: '/api/venues/photos', maxBytes: 10 }])],
  ['a door for other sites that is closed', (_, { manifest }) => void delete outsideOf(manifest).crossSite],
  [
    'a smaller raw body',
    (_, { manifest }) => void (outsideOf(manifest).rawBody = { maxBytes: 10, types: ['application/json'] }),
  ],
  [
    'a raw body of another type',
    (_, { manifest }) => void (outsideOf(manifest).rawBody = { maxBytes: 1000, types: ['text/xml'] }),
  ],
  ['more access needed', ({ get }) => void (get['x-access'] = 'member')],
  [
    'a property of an answer that is gone',
    ({ answer }) =>
      void (delete answer.properties['tags'], (answer.required = answer.required.filter((name) => name !== 'tags'))),
  ],
  ['an optional property of an answer that is gone', ({ answer }) => void delete answer.properties['website']],
  [
    'a property of an answer that may be missing now',
    ({ answer }) => void (answer.required = ['id', 'name', 'kind', 'rating']),
  ],
  [
    'an answer that may be null now',
    ({ answer }) =>
      void (answer.properties['name'] = { anyOf: [{ type: 'string', minLength: 2, maxLength: 80 }, { type: 'null' }] }),
  ],
  ['another type of an answer', ({ answer }) => void (answer.properties['id'] = { type: 'string' })],
  [
    'one answer more of an enum',
    ({ answer }) => void (answer.properties['kind'] = { type: 'string', enum: ['cafe', 'hotel', 'museum'] }),
  ],
  [
    'a number in an open enum of words',
    ({ answer }) => void (answer.properties['kind'] = { enum: ['cafe', 'hotel', 1], 'x-open': true }),
  ],
  [
    'a wider number in an answer',
    ({ answer }) =>
      void (answer.properties['rating'] = { anyOf: [{ type: 'number', minimum: 0, maximum: 10 }, { type: 'null' }] }),
  ],
  [
    'a longer text in an answer',
    ({ answer }) => void (answer.properties['name'] = { type: 'string', minLength: 2, maxLength: 200 }),
  ],
  [
    'another format of an answer',
    ({ answer }) => void (answer.properties['website'] = { type: 'string', format: 'hostname' }),
  ],
  [
    'another kind of thing in a list',
    ({ answer }) => void (answer.properties['tags'] = { type: 'array', items: { type: 'object' } }),
  ],
  [
    'more names in a record',
    ({ answer }) =>
      void (answer.properties['marks'] = {
        type: 'object',
        propertyNames: { type: 'string', enum: ['ramp', 'lift', 'loop'] },
        additionalProperties: { type: 'boolean' },
      }),
  ],
  [
    'another value in a record',
    ({ answer }) =>
      void (answer.properties['marks'] = {
        type: 'object',
        propertyNames: { type: 'string', enum: ['ramp', 'lift'] },
        additionalProperties: { type: 'integer' },
      }),
  ],
  [
    'a rule that cannot be judged',
    ({ answer }) =>
      void (answer.properties['tags'] = { type: 'array', items: { type: 'string' }, contains: { const: 'x' } }),
  ],
  [
    'another status of success',
    ({ post }) =>
      void ((post.responses['200'] = post.responses['201'] ?? { description: '' }), delete post.responses['201']),
  ],
  [
    'another content type',
    ({ get }) => void (get.responses['200'] = { description: 'Done.', content: { 'text/csv': {} } }),
  ],
  [
    'a problem under another status',
    ({ get }) => void ((get.responses['410'] = { description: 'venue.not-found' }), delete get.responses['404']),
  ],
  [
    'a new required parameter',
    ({ get }) => void get.parameters.push({ name: 'near', in: 'query', required: true, schema: {} }),
  ],
  ['a parameter that is gone', ({ get }) => void get.parameters.pop()],
  [
    'one choice of a parameter less',
    ({ get }) =>
      void (get.parameters[1] = {
        name: 'sort',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['newest'] },
      }),
  ],
  [
    'a parameter that must be given now',
    ({ get }) => void (get.parameters[1] = { name: 'sort', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  [
    'a new required property of a request',
    ({ body }) => void ((body.properties['city'] = { type: 'string' }), body.required.push('city')),
  ],
  ['a property of a request that must be given now', ({ body }) => void body.required.push('website')],
  ['a property of a request that is gone', ({ body }) => void delete body.properties['website']],
  [
    'a shorter text in a request',
    ({ body }) => void (body.properties['name'] = { type: 'string', minLength: 2, maxLength: 40 }),
  ],
  ['a pattern for a request', ({ body }) => void (body.properties['website'] = { type: 'string', pattern: '^https:' })],
  ['a body that is asked for', ({ get }) => void (get.requestBody = { required: true, content: {} })],
  ['a body that is not taken', ({ post }) => void delete post.requestBody],
  [
    'a new required property of an event',
    ({ event }) => void ((event.properties['city'] = { type: 'string' }), event.required.push('city')),
  ],
  ['a property of an event that is gone', ({ event }) => void (delete event.properties['kind'], event.required.pop())],
  [
    'one value more of an event’s enum',
    ({ event }) => void (event.properties['kind'] = { type: 'string', enum: ['cafe', 'hotel', 'museum'] }),
  ],
  [
    'one value less of an event’s enum',
    ({ event }) => void (event.properties['kind'] = { type: 'string', const: 'cafe' }),
  ],
  [
    'a sample that the live version cannot read',
    (_, { samples }) => void (samples['places.venue.changed.v1'] = [{ venueId: 1 }]),
  ],
  ['a lower version', (_, { manifest }) => void (manifest.apiVersion = '1.1.9')],
  ['a version that is none', (_, { manifest }) => void (manifest.apiVersion = '2')],
];

describe('what a service may change under callers who stay as they are (R4.5, R4.6, R4.9, R4.11)', () => {
  it('nothing at all', () => expect(problemsOf(() => undefined)).toEqual([]));
  it.each(ALLOWED)('allowed: %s', (_, change) => expect(problemsOf(change)).toEqual([]));
  it.each(FORBIDDEN)('forbidden: %s', (_, change) => expect(problemsOf(change)).not.toEqual([]));
});
