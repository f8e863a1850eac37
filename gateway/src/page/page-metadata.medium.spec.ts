import { setTimeout as pause } from 'node:timers/promises';
import { patient } from '@waymark/testing';
import { serviceEntry } from '../../test/service-entry';
import { startStubService, type StubService } from '../../test/stub-service';
import { Upstreams } from '../forward/upstreams';
import { createLogger } from '../ops/logger';
import { PageMetadataClient } from './page-metadata';

const document = { title: 'The Old Mill', description: 'd', canonicalPath: '/venues/1' };
const WAIT_MS = patient(400);
const PATH = '/api/venues/1/document';
let answer: { status: number; body: unknown } | 'hang';
let clock = 0;
let reviews: StubService;
let upstreams: Upstreams;
let documents: PageMetadataClient;

beforeAll(async () => {
  reviews = await startStubService((_req, res) => {
    if (answer !== 'hang') res.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
});
afterAll(() => reviews.close());
beforeEach(() => {
  answer = { status: 200, body: document };
  reviews.seen.length = 0;
  upstreams = new Upstreams();
  const services = { reviews: serviceEntry('reviews', reviews.origin, '/api/venues') };
  upstreams.update({ services });
  documents = new PageMetadataClient(upstreams, createLogger('silent'), () => clock, WAIT_MS);
});
afterEach(() => upstreams.close());

const title = async () => (await documents.read(PATH)).document?.title;

describe('the document of a page', () => {
  it('is asked for once by many readers at once, as a visitor, and kept for ten seconds', async () => {
    await Promise.all([title(), title(), title()]);
    clock += 9_000;
    expect(await title()).toBe('The Old Mill');
    expect(reviews.seen).toHaveLength(1);
    expect(reviews.seen[0]?.headers.cookie).toBeUndefined();
    expect(reviews.seen[0]?.headers['x-waymark-identity']).toBeUndefined();
  });

  it('is given at once while it is renewed, for a minute', async () => {
    await title();
    clock += 30_000;
    answer = 'hang';
    // Waiting for the new one would take all the time that the page has for it.
    expect(await Promise.race([title(), pause(WAIT_MS, 'waited')])).toBe('The Old Mill');
  });

  it.each([[{ status: 503, body: {} }], ['hang' as const]])(
    'outlives a service that gives none (%j) by ten minutes',
    async (failure) => {
      await title();
      answer = failure;
      clock += 9 * 60_000;
      expect(await title()).toBe('The Old Mill');
      clock += 2 * 60_000;
      expect(await documents.read(PATH)).toEqual({ exists: true, document: null });
    },
  );

  it('is missing when its subject is', async () => {
    answer = { status: 404, body: {} };
    expect(await documents.read(PATH)).toEqual({ exists: false, document: null });
  });

  it.each([{}, { ...document, canonicalPath: 'https://evil.example' }, null])(
    'is left out when it is not what the contract says: %j',
    async (body) => {
      answer = { status: 200, body };
      expect(await documents.read(PATH)).toEqual({ exists: true, document: null });
    },
  );
});
