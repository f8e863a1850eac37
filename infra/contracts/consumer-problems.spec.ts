import { checkContracts } from './check-contracts';
import type { JsonSchema } from './schema/json-schema';
import type { ConsumerContracts } from './slice-contracts';
import { consumer, partsOf, service } from './spec-support/sample-contracts';

const texts = (...args: Parameters<typeof checkContracts>): string[] =>
  checkContracts(...args).map(({ at, says }) => `${at} ${says}`);
const released = (change: Partial<ConsumerContracts>): string[] =>
  texts({ consumer: { ...consumer, ...change } }, { services: [service()], consumers: [] });

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const CITY = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const readsCity = { calls: { 'GET /api/venues/{id}': { parameters: [ID], answers: { 200: CITY } } }, events: {} };
const TYPE = 'places.venue.changed.v1';
const data = service().events.$defs[TYPE] ?? {};
const handling = (schema: JsonSchema): ConsumerContracts => ({
  name: 'mfe-other',
  needs: {},
  consumedFields: { calls: {}, events: { [TYPE]: schema } },
});

describe('a remote that is to be released (R1.28, R4.17, R4.18)', () => {
  it('finds what it needs and reads', () => expect(released({})).toEqual([]));

  it('waits for an API version that is not live yet', () => {
    expect(released({ needs: { places: '^1.3.0' } })).toEqual([
      'mfe-places needs places ^1.3.0 and 1.2.0 would be live',
    ]);
  });
  it('waits for a slice that is not live', () =>
    expect(released({ needs: { ramps: '*' } })).toEqual(['mfe-places needs ramps * which is not live']));
  it('names ranges that can be read', () =>
    expect(released({ needs: { places: 'newest' } })).toEqual([
      'mfe-places needs places newest which is not a range of versions',
    ]));

  it('waits for a field that the live service does not give yet', () => {
    expect(released({ consumedFields: readsCity })).toEqual([
      'mfe-places calls GET /api/venues/{id}, answer 200.city may be missing',
    ]);
  });

  it('finds it in the service that is released with it', () => {
    const next = service((draft) => {
      const { answer } = partsOf(draft);
      answer.properties['city'] = { type: 'string' };
      answer.required.push('city');
    });
    expect(
      texts(
        { service: next, consumer: { ...consumer, consumedFields: readsCity } },
        { services: [service()], consumers: [consumer] },
      ),
    ).toEqual([]);
  });
});

describe('events that somebody handles', () => {
  it('must go on being published (R4.16)', () => {
    const next = service((draft) => void ((draft.events.$defs = {}), (draft.samples = {})));
    expect(texts({ service: next }, { services: [service()], consumers: [handling(data)] })).toEqual([
      `mfe-other handles ${TYPE} which nobody publishes`,
    ]);
  });
  it('may come later than their handler: of two slices that hear each other one is released first', () => {
    const next = service((draft) => void ((draft.events.$defs = {}), (draft.samples = {})));
    expect(texts({ consumer: handling(data) }, { services: [next], consumers: [] })).toEqual([]);
  });
  it('must be as its handler parses them', () => {
    const wants = { type: 'object', properties: { venueId: { type: 'string' } }, required: ['venueId'] };
    expect(texts({ consumer: handling(wants) }, { services: [service()], consumers: [] })).toEqual([
      `mfe-other handles ${TYPE}.venueId may be of the type integer, which its readers do not take`,
    ]);
  });
});

it('a fault that is live already stops nobody else', () => {
  const broken: ConsumerContracts = { ...consumer, name: 'mfe-broken', needs: { places: '^9.0.0' } };
  expect(texts({ service: service() }, { services: [service()], consumers: [broken] })).toEqual([]);
});
