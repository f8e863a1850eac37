import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import { callProblems } from './call-problems';
import { type Consumes, consumerFields } from './consumer-consumed-fields';
import { endpointsModule } from './endpoints-module';
import { partsOf, service } from '../spec-support/sample-contracts';

const venue = z.object({ id: z.number(), name: z.string() });
const of = { summary: 'A venue.', access: 'visitor', status: 200 } as const;
const getVenue = defineEndpoint({ ...of, name: 'getVenue', method: 'GET', path: '/api/venues/:id', response: venue });
const addVenue = defineEndpoint({ ...of, name: 'addVenue', method: 'POST', path: '/api/venues', response: venue });
const readsName = { getVenue: { ...getVenue, response: venue.pick({ name: true }) } };

const GET = 'GET /api/venues/{id}';
const fieldsOf = (consumes: Consumes) => consumerFields(consumes, [service().openapi]);
const readBy = (consumes: Consumes) => Object.keys(fieldsOf(consumes).calls[GET]?.answers['200']?.properties ?? {});

describe('what a consumer reads of the answers', () => {
  it('is the whole answer of the contract that it names', () => expect(readBy({ getVenue })).toEqual(['id', 'name']));
  it('has fewer fields if its own contract reads fewer', () => expect(readBy(readsName)).toEqual(['name']));
});

describe('what a consumer calls', () => {
  it('is each endpoint that its contract names', () =>
    expect(Object.keys(fieldsOf({ addVenue, getVenue }).calls)).toEqual([GET, 'POST /api/venues']));
  it('is what its routes start ahead', () => {
    const route = {
      path: '/venues/:id',
      page: 'venue',
      title: 'Venue',
      prefetch: ['/api/venues/:id?sort=newest'],
      access: 'visitor' as const,
      chunks: [],
    };
    const manifest = { name: 'places', routes: [route], nav: [], slots: [], needs: {} };
    expect(Object.keys(consumerFields({}, [service().openapi], manifest).calls)).toEqual([GET]);
  });
  it('must be answered by somebody', () =>
    expect(() => fieldsOf({ getMuseums: { ...getVenue, path: '/api/museums' } })).toThrow(
      'No service answers GET /api/museums',
    ));
  it('comes into pages as an address and a type alone', async () =>
    expect(await endpointsModule({ getVenue })).toContain(
      "export const getVenue = /* @__PURE__ */ endpoint<Contracts['getVenue']>('GET', '/api/venues/:id');",
    ));
});

describe('consumed fields against a provider', () => {
  const fields = fieldsOf({ addVenue: { ...addVenue, response: venue.pick({ name: true }) }, ...readsName });
  const problems = (change: Parameters<typeof service>[0]) =>
    callProblems('mfe', fields, [service(change).openapi]).map(({ at, says }) => `${at} ${says}`);

  it('hold for an older provider that lacks what is not read', () => {
    expect(problems((draft) => void (partsOf(draft).answer.required = ['name']))).toEqual([]);
  });
  it('fail for one that lacks what is read (R4.15)', () => {
    const lacksName: Parameters<typeof service>[0] = (draft) => {
      const { answer } = partsOf(draft);
      delete answer.properties['name'];
      answer.required = ['id'];
    };
    expect(problems(lacksName)).toEqual([
      `mfe calls ${GET}, answer 200.name may be missing`,
      'mfe calls POST /api/venues, answer 201.name may be missing',
    ]);
  });
  it('fail for one that does not take what is sent', () => {
    expect(problems((draft) => void delete partsOf(draft).body.properties['website'])).toEqual([
      'mfe calls POST /api/venues, body.website is not taken',
    ]);
  });
  it('fail for one that has no such endpoint', () => {
    expect(problems((draft) => void delete draft.openapi.paths['/api/venues'])).toEqual([
      'mfe calls POST /api/venues which no service answers',
    ]);
  });
});
