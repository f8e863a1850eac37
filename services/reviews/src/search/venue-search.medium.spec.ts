import { mergeFeature, type Claim, type FeatureState } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { featureStateSql } from '../answer/feature-state.sql';
import { indexMark } from './index-mark';
import type { MeilisearchClient } from './meilisearch-client';
import { SearchIndexer } from './search-indexer';
import { SearchableRows } from './searchable-rows';
import type { SearchableVenue } from './searchable-venue';

interface SearchRow {
  category: string;
  importance: number;
  yes: string[] | null;
  partly: string[] | null;
  no: string[] | null;
  confirmed: string[] | null;
  isKnown: boolean;
}

let service: ReviewsService;
let database: Database;
beforeAll(async () => {
  service = await sharedReviews();
  database = service.get(Database);
}, 90_000);

describe('the rows that a search by kind and facts looks at', () => {
  const rowOf = (venueId: number) =>
    database.one<SearchRow>(sql`
      SELECT category, importance, yes, partly, no, confirmed, is_known AS "isKnown" FROM venue_search WHERE venue_id = ${venueId}`);

  it('follow a venue that is made, changes, closes and opens again', async () => {
    const { id } = await givenVenue(service, 'Follows');
    expect(await rowOf(id)).toMatchObject({ importance: 0, yes: null, isKnown: false });
    await database.query(sql`UPDATE venue SET importance = 0.5, partly = '{LiftAccess}' WHERE id = ${id}`);
    expect(await rowOf(id)).toMatchObject({ importance: 0.5, partly: ['LiftAccess'], isKnown: true });
    await database.query(sql`UPDATE venue SET status = 'closed', status_since = now() WHERE id = ${id}`);
    expect(await rowOf(id)).toBeNull();
    await database.query(sql`UPDATE venue SET status = NULL, status_since = NULL WHERE id = ${id}`);
    expect(await rowOf(id)).toMatchObject({ importance: 0.5 });
  });

  it('follow what a visitor says', async () => {
    const { id } = await givenVenue(service, 'Said');
    await givenReview(service, id, 11, { verifyHearingLoop: 1 });
    expect(await rowOf(id)).toMatchObject({ yes: ['HearingLoop'], confirmed: ['HearingLoop'], no: null });
  });

  it('say of a feature what a page says of it, whatever is claimed and answered', async () => {
    await database.query(sql`
      INSERT INTO venue (name, normal_name, country, category, search_text, alt_names, claims, partly)
      SELECT json_build_array(claim, agrees, disagrees, partly), 'each way', 'UK', 'venue', 'each way', '{}',
             jsonb_build_object('HearingLoop', claim), CASE WHEN partly THEN '{HearingLoop}'::text[] ELSE '{}' END
      FROM generate_series(0, 3) AS claim, unnest('{0,1,2,5}'::int[]) AS agrees, unnest('{0,1,2,5}'::int[]) AS disagrees,
           unnest('{true,false}'::bool[]) AS partly`);
    await database.query(sql`
      INSERT INTO verification (venue_id, feature, agrees, disagrees, newest_answer_at)
      SELECT id, 'HearingLoop', (name::jsonb ->> 1)::int, (name::jsonb ->> 2)::int, now()
      FROM venue WHERE normal_name = 'each way' AND name NOT LIKE '%, 0, 0,%'`);
    const rows = await database.query<SearchRow & { name: string }>(sql`
      SELECT name, yes, venue_search.partly, no, confirmed FROM venue_search JOIN venue ON venue.id = venue_id
      WHERE normal_name = 'each way'`);
    expect(rows).toHaveLength(4 * 4 * 4 * 2);
    const meant: Partial<Record<FeatureState, string>> = { available: 'yes', partly: 'partly', disagree: 'partly' };
    meant['not-available'] = 'no';
    const wrong = rows.filter(({ name, yes, partly, no, confirmed }) => {
      const [claim, agrees, disagrees, isPartly] = JSON.parse(name) as [Claim, number, number, boolean];
      const { state, confirmedBy } = mergeFeature({ claim, agrees, disagrees, partly: isPartly });
      const isConfirmed = state === 'available' && confirmedBy > 0;
      const found = yes ? 'yes' : no ? 'no' : partly ? 'partly' : undefined;
      return found !== meant[state] || (confirmed !== null) !== isConfirmed;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the state of a feature in SQL', () => {
  it('is the one that every page shows, for all small counts and claims, and unknown where none are kept (SV34)', async () => {
    const rows = await database.query<Parameters<typeof mergeFeature>[0] & { state: string }>(sql`
      SELECT claim, agrees, disagrees, partly, ${featureStateSql(sql`claim`, sql`agrees`, sql`disagrees`, sql`partly`)} AS state
      FROM unnest('{true,false}'::bool[]) AS partly, generate_series(0, 3) AS claim, generate_series(0, 20) AS agrees, generate_series(0, 20) AS disagrees`);
    expect(rows).toHaveLength(2 * 4 * 21 * 21);
    expect(rows.filter((row) => row.state !== mergeFeature(row).state)).toEqual([]);
    const nothing = featureStateSql(sql`NULL::int`, sql`NULL::int`, sql`NULL::int`);
    expect(await database.one(sql`SELECT ${nothing} AS state`)).toEqual({ state: 'unknown' });
  });
});

describe('two processes that write one venue into the search index', () => {
  const written: string[] = [];
  /** A process's connection to the search server, whose writing begins with `before`. */
  function indexer(before: () => Promise<void>): { index(venueId: number): Promise<void> } {
    const addDocuments = async (documents: SearchableVenue[]) => {
      await before();
      written.push(...documents.map(({ names }) => names[0] ?? ''));
    };
    const searchIndexer = new SearchIndexer(new SearchableRows(database), {
      client: { index: () => ({ getDocument: async () => indexMark() }) },
      venues: { addDocuments },
    } as unknown as MeilisearchClient);
    return { index: (venueId) => database.transaction((tx) => searchIndexer.index(tx, venueId)) };
  }

  it('leave it as its row is, however long the earlier of them takes to write (R7.14)', async () => {
    const { id } = await givenVenue(service, 'Old name');
    let reached = false;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow = indexer(() => {
      reached = true;
      return gate;
    }).index(id);
    await until('the slow one at its writing', 10_000, async () => (reached ? true : null));
    await database.query(sql`UPDATE venue SET name = 'New name' WHERE id = ${id}`);
    let isDone = false;
    const quicker = indexer(async () => undefined);
    // A caller that waited too long gets an error, and its event is delivered again.
    const quick = until('its turn', 20_000, () => quicker.index(id).then(() => (isDone = true)));
    const isWaiting = () =>
      database.one(
        sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    await until('the quick one, done or waiting', 10_000, async () => (isDone || (await isWaiting()) ? true : null));
    release();
    await Promise.all([slow, quick]);
    expect(written).toEqual(['old name', 'new name']);
  });
});
