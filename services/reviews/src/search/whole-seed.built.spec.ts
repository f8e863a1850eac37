import type { SearchAnswer, VenueSearchResult } from '@waymark/contracts-reviews';
import { readPlaces, readVenues } from '@waymark/seed';
import { createLog, Database } from '@waymark/service-kit';
import { startTestServers, until, type TestServers } from '@waymark/testing';
import queries from '../../test/relevance.json' with { type: 'json' };
import { naturalParams, naturalQueries, wrongWith, type Asker } from '../../test/natural-query';
import { ownReviews, type OwnReviews } from '../../test/reviews-service';
import { fillIndex } from '../../test/search';
import { loadListed } from '../commands/load-listed';
import { loadPlaces } from '../commands/load-places';
import { loadVenues } from '../commands/load-venues';
import { readStatedByLists } from '../commands/stated-by-lists';

const WANTED_SHARE = 0.95;
const ALLOWED = Math.floor(queries.length * (1 - WANTED_SHARE));

/** How good search is with all places of the seed; each rule of it has a spec with few places. */
describe('searching all of the seed', () => {
  let servers: TestServers;
  let service: OwnReviews;

  beforeAll(async () => {
    servers = await startTestServers({ postgres: true });
    process.env['TEST_PG_ADMIN_URL'] = servers.postgres?.url;
    service = await ownReviews();
    const database = new Database(service.ownerUrl, 'spec', createLog('spec', 'silent'));
    await loadPlaces(database, readPlaces());
    await loadVenues(database, readVenues(), await readStatedByLists());
    await loadListed(database, 'sample');
    await fillIndex(service);
    await database.close();
  }, 600_000);
  afterAll(async () => {
    await service?.close();
    await servers?.stop();
  });

  /** An engine may be too late on a machine that does much else: what is looked at is the answer, not its time. */
  const answerOf = <T>(path: string, engine?: string) =>
    until('an answer', 20_000, async () => {
      const answer = await service.call<T>('GET', path);
      const isLate = answer.status === 503 || answer.headers.has('x-search-incomplete');
      return isLate || (engine && answer.headers.get('x-search-engine') !== engine) ? null : answer.body;
    });

  async function missed(engine: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const { q, mode, expect: wanted } of queries) {
      const from = mode === 'uk' ? 'userCountry=UK' : 'forceGlobal=true';
      const path = `/api/venues/search?q=${encodeURIComponent(q)}&${from}`;
      const [first] = await answerOf<VenueSearchResult[]>(path, engine);
      if (first?.name !== wanted) wrong.push(`${mode} "${q}": ${first?.name ?? 'nothing'} instead of ${wanted}`);
    }
    return wrong.length > ALLOWED ? wrong : [];
  }

  async function misread(engine: string, asker: Asker): Promise<string[]> {
    const wrong: string[] = [];
    const inSample = naturalQueries(asker).filter((query) => query.inSample);
    for (const query of inSample.filter(({ needsServer }) => engine === 'meilisearch' || !needsServer)) {
      // A query without text always goes to PostgreSQL, and reports no failed engine.
      const path = `/api/search?${naturalParams(query, asker)}`;
      const reason = wrongWith(
        query,
        await answerOf<SearchAnswer>(path, engine === 'meilisearch' ? engine : undefined),
      );
      if (reason) wrong.push(`${query.q}: ${reason}`);
    }
    return wrong;
  }

  it('has at least 60 queries to be judged by', () => expect(queries.length).toBeGreaterThanOrEqual(60));

  it('puts the wanted venue first in 95 % of the queries', async () => expect(await missed('meilisearch')).toEqual([]));

  it.each(['britain', 'world'] as const)('answers questions in plain words rightly, asked from %s', async (asker) =>
    expect(await misread('meilisearch', asker)).toEqual([]),
  );

  it('continues with PostgreSQL when Meilisearch is down', async () => {
    await service.stopSearch();
    expect(await missed('postgres')).toEqual([]);
    expect(await misread('postgres', 'britain')).toEqual([]);
  });
});
