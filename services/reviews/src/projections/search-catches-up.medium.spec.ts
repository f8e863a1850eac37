import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VenueDetail, VenueSearchResult } from '@waymark/contracts-reviews';
import { createTestService, DeadLetters, signIdentity, type TestService } from '@waymark/service-kit';
import {
  createTestDatabase,
  startMeilisearch,
  startTestServers,
  until,
  withClient,
  type RunningServer,
  type TestDatabase,
  type TestServers,
} from '@waymark/testing';
import { AppModule } from '../app.module';

const SECRET = 'a secret of at least thirty-two characters';
const KEY = 'a master key of this spec';

let folder: string;
let servers: TestServers;
let database: TestDatabase;
let meilisearch: RunningServer;
let service: TestService;
let headers: Record<string, string>;

const startSearch = (port?: number) =>
  startMeilisearch({ dataDir: join(folder, 'search'), logFile: join(folder, 'search.log'), masterKey: KEY, port });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-catch-up-'));
  [servers, database, meilisearch] = await Promise.all([
    startTestServers({ nats: true }),
    createTestDatabase('reviews'),
    startSearch(),
  ]);
  service = await createTestService(AppModule, {
    DATABASE_URL: database.url,
    NATS_URL: servers.nats?.url,
    MEILI_URL: meilisearch.url,
    MEILI_KEY: KEY,
    IDENTITY_SECRET: SECRET,
    PHOTO_DIR: join(folder, 'photos'),
  });
  headers = {
    'content-type': 'application/json',
    'x-waymark-identity': await signIdentity({ memberId: 1, role: 'member', displayName: 'Ana' }, SECRET),
  };
}, 90_000);

afterAll(async () => {
  await service?.close();
  await meilisearch?.stop();
  await servers?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

async function addVenue(name: string): Promise<VenueDetail> {
  const answer = await fetch(`${service.origin}/api/venues`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name, city: 'Testham' }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as VenueDetail;
}

async function search(text: string) {
  const answer = await fetch(`${service.origin}/api/venues/search?q=${encodeURIComponent(text)}&forceGlobal=true`);
  const found = (await answer.json()) as VenueSearchResult[];
  return { engine: answer.headers.get('x-search-engine'), names: answer.ok ? found.map(({ name }) => name) : [] };
}

const inIndex = (name: string, withinMs: number) =>
  until(`"${name}" in the index`, withinMs, async () => {
    const { engine, names } = await search(name);
    return engine === 'meilisearch' && names.includes(name) ? true : null;
  });

describe('the search index', () => {
  it('follows a new venue', async () => {
    await addVenue('Quayside Gallery');
    await inIndex('Quayside Gallery', 10_000);
  }, 20_000);

  it('has what was added while Meilisearch was away within 10 s of its return, and nothing is parked', async () => {
    await meilisearch.stop();
    await addVenue('Harbour Steps');
    await addVenue('Harbour Lift');
    expect(await search('Harbour Steps')).toMatchObject({
      engine: 'postgres',
      names: expect.arrayContaining(['Harbour Steps']),
    });
    meilisearch = await startSearch(meilisearch.port);
    await inIndex('Harbour Steps', 10_000);
    await inIndex('Harbour Lift', 10_000);
    expect(await service.app.get(DeadLetters).list('reviews')).toEqual([]);
  }, 40_000);

  it('has what was added while Meilisearch hung, and other events passed meanwhile', async () => {
    process.kill(meilisearch.pid, 'SIGSTOP');
    try {
      const venues = await Promise.all(['Frozen Pier', 'Frozen Dock', 'Frozen Lock'].map(addVenue));
      // Only a member whom account told of can be put forward as top reviewer.
      await withClient(database.url, (client) =>
        client.query(`INSERT INTO member (id, display_name, is_public) VALUES (1, 'Ana', true)`),
      );
      const form = {
        venueId: venues[0]?.id,
        reviewerName: 'Ana',
        disabilityType: 'visual',
        consentToHealthData: true,
        detailedReview: 'Clear signs and helpful staff.',
        mobilityRating: 4,
      };
      const review = await fetch(`${service.origin}/api/reviews`, {
        method: 'POST',
        headers,
        body: JSON.stringify(form),
      });
      const { id } = (await review.json()) as { id: number };
      const voter = await signIdentity({ memberId: 2, role: 'member', displayName: 'Bo' }, SECRET);
      const vote = { method: 'POST', headers: { ...headers, 'x-waymark-identity': voter }, body: '{"isHelpful":1}' };
      expect((await fetch(`${service.origin}/api/reviews/${id}/vote`, vote)).status).toBe(200);
      await until('the top reviewer', 6_000, async () => {
        const top = (await (await fetch(`${service.origin}/api/top-reviewer`)).json()) as {
          helpfulVotes: number;
        } | null;
        return top?.helpfulVotes === 1 ? true : null;
      });
    } finally {
      process.kill(meilisearch.pid, 'SIGCONT');
    }
    for (const name of ['Frozen Pier', 'Frozen Dock', 'Frozen Lock']) await inIndex(name, 10_000);
  }, 60_000);
});
