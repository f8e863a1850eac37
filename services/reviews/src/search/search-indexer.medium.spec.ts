import { createLog, Database } from '@waymark/service-kit';
import { createTestDatabase, type TestDatabase, until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { indexMark } from './index-mark';
import type { MeilisearchClient } from './meilisearch-client';
import { SearchIndexer } from './search-indexer';
import { SearchableRows } from './searchable-rows';
import type { SearchableVenue } from './searchable-venue';

let own: TestDatabase;
let database: Database;

beforeAll(async () => {
  own = await createTestDatabase('reviews');
  database = new Database(own.url, 'spec', createLog('spec', 'silent'));
}, 60_000);
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

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

describe('two processes that write one venue into the search index', () => {
  it('leave it as its row is, however long the earlier of them takes to write (R7.14)', async () => {
    const venue = await database.one<{ id: number }>(
      sql`INSERT INTO venue (name, normal_name, country, category, search_text, alt_names) VALUES ('Old name', 'old name', 'UK', 'other', 'old name', '{}') RETURNING id`,
    );
    const id = venue?.id ?? 0;
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
    // One that waited too long is told so, and its event comes again.
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
