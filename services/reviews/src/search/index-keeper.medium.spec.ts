import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import type { Meilisearch } from 'meilisearch';
import sql from 'sql-template-tag';
import { searchServer, sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenVenue } from '../../test/scenario';
import { LiveIndex } from '../commands/live-index';
import { buildIndex } from './build-index';
import { IndexKeeper } from './index-keeper';
import { indexMark, readMark } from './index-mark';
import { VENUES_INDEX } from './meilisearch-client';
import { aloneWithIndex } from './rebuild-lock';
import type { SearchableVenue } from './searchable-venue';

interface Ready {
  status: string;
  parts: Record<string, string>;
}

describe('a search index that is not whole', () => {
  let service: ReviewsService;
  let database: Database;
  let meilisearch: Meilisearch;

  beforeAll(async () => {
    service = await sharedReviews();
    database = service.get(Database);
    meilisearch = searchServer(service);
    await givenVenue(service, 'Quayside Gallery');
    await foundBy('meilisearch', 'Quayside Gallery');
  }, 90_000);

  /** A busy machine may take longer than a check waits. */
  const says = (status: string, search: string) =>
    until(`readiness "${status}"`, 30_000, async () => {
      const { body } = await service.call<Ready>('GET', '/health/ready');
      return body.status === status && body.parts['search'] === search ? true : null;
    });
  const foundBy = (engine: string, name: string) =>
    until(`"${name}" from ${engine}`, 30_000, async () => {
      const path = `/api/venues/search?forceGlobal=true&q=${encodeURIComponent(name)}`;
      const { status, headers, body } = await service.call<VenueSearchResult[]>('GET', path);
      const isFound = status === 200 && body.some((venue) => venue.name === name);
      return isFound && headers.get('x-search-engine') === engine ? true : null;
    });
  const index = () => meilisearch.index(VENUES_INDEX);
  const lose = () => meilisearch.deleteIndex(VENUES_INDEX).waitTask();
  const indexes = async () => (await meilisearch.getIndexes()).results.map(({ uid }) => uid);
  /** While `work` runs no process rebuilds the index. */
  const withoutRebuilds = (work: () => Promise<void>) =>
    until('the lock', 30_000, () => aloneWithIndex(database, async () => (await work(), true)));
  /** The next round of the job, at once. */
  const keep = () => service.get(IndexKeeper).run(new AbortController().signal);
  /** Until the index writer has had the venue's event in hand. */
  const handled = (name: string) =>
    until(`the event of "${name}"`, 30_000, () =>
      database.one(sql`
        SELECT 1 AS one FROM outbox JOIN venue ON venue.id = (outbox.data ->> 'venueId')::int
        JOIN inbox ON inbox.event_id = outbox.id AND inbox.consumer LIKE '%search-index'
        WHERE venue.name = ${name}`),
    );

  it('is searched and written by nobody, also with a stray document in it; readiness says so, and it comes back by itself', async () => {
    await withoutRebuilds(async () => {
      await lose();
      await foundBy('postgres', 'Quayside Gallery');
      await givenVenue(service, 'Harbour Steps');
      await handled('Harbour Steps');
      expect(await indexes()).toEqual([]);
      await says('degraded', 'down');
      await index()
        .addDocuments([{ id: 1, names: ['stray'] }], { primaryKey: 'id' })
        .waitTask();
      await foundBy('postgres', 'Quayside Gallery');
      await says('degraded', 'down');
    });
    await foundBy('meilisearch', 'Quayside Gallery');
    await foundBy('meilisearch', 'Harbour Steps');
    await says('ok', 'up');
  }, 90_000);

  it('is left alone by a build that ends in the middle, and what that left is cleared away', async () => {
    async function* broken(): AsyncIterable<SearchableVenue> {
      yield* [];
      throw new Error('killed');
    }
    await withoutRebuilds(async () => {
      await expect(buildIndex(meilisearch, broken())).rejects.toThrow('killed');
      expect(await indexes()).toHaveLength(2);
      await foundBy('meilisearch', 'Quayside Gallery');
      await lose();
    });
    await keep();
    await foundBy('meilisearch', 'Quayside Gallery');
    await until('the one index', 30_000, async () => ((await indexes()).join() === VENUES_INDEX ? true : null));
  }, 90_000);

  it('is not finished with fewer documents than there are venues', async () => {
    async function* losing(): AsyncIterable<SearchableVenue> {
      for (const uid of await indexes()) if (uid !== VENUES_INDEX) await meilisearch.deleteIndex(uid).waitTask();
      yield* [{ id: 1 } as SearchableVenue, { id: 1 } as SearchableVenue];
    }
    await withoutRebuilds(() => expect(buildIndex(meilisearch, losing())).rejects.toThrow('1 documents of 2'));
  }, 60_000);

  it('gets what changed during a rebuild that was ended before it could write it', async () => {
    await withoutRebuilds(async () => {
      const began = new Date();
      const { id } = await givenVenue(service, 'Tidal Baths');
      await handled('Tidal Baths');
      await index().deleteDocument(id).waitTask();
      await index()
        .addDocuments([indexMark(began.toISOString())])
        .waitTask();
    });
    await keep();
    await foundBy('meilisearch', 'Tidal Baths');
    await until('the end of it', 30_000, async () => ((await readMark(meilisearch))?.staleSince ? null : true));
  }, 90_000);

  it('is not written by a loader until the rebuild has ended', async () => {
    const { id } = await givenVenue(service, 'Loaded Hall');
    await handled('Loaded Hall');
    let isTaken = false;
    let taking: Promise<unknown> = Promise.resolve();
    await withoutRebuilds(async () => {
      await index().deleteDocument(id).waitTask();
      taking = new LiveIndex(database, meilisearch)
        .takeVenues([id])
        .then(({ taken }) => taken)
        .then(() => (isTaken = true));
      await until('a look at the lock', 10_000, () =>
        database.one(
          sql`SELECT 1 AS one FROM pg_stat_activity WHERE query LIKE '%lock_shared%' AND pid <> pg_backend_pid()`,
        ),
      );
      expect(isTaken).toBe(false);
    });
    await taking;
    await foundBy('meilisearch', 'Loaded Hall');
  }, 90_000);
});
