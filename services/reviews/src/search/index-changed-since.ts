import { reviewPublished, venueChanged } from '@waymark/contracts-reviews';
import type { Database } from '@waymark/service-kit';
import type { Meilisearch } from 'meilisearch';
import sql from 'sql-template-tag';
import { inBatches } from '../in-batches';
import { VENUES_INDEX } from './meilisearch-client';
import { lockVenues } from './rebuild-lock';
import { SearchableRows } from './searchable-rows';

const BATCH = 500;

/**
 * Updates documents of venues that changed during the write, because older data may have overwritten them. It goes
 * back a minute further: transactions that were open then can hold older rows, and clocks differ.
 */
export async function indexChangedSince(database: Database, meilisearch: Meilisearch, since: Date): Promise<number> {
  const changed = await database.query<{ id: number | null }>(sql`
    SELECT DISTINCT (data ->> 'venueId')::int AS id FROM outbox
    WHERE created_at >= ${since}::timestamptz - interval '1 minute' AND type IN (${reviewPublished.type}, ${venueChanged.type})`);
  const ids = changed.flatMap(({ id }) => id ?? []);
  for await (const batch of inBatches(ids, BATCH)) await indexAgain(database, meilisearch, batch);
  return ids.length;
}

async function indexAgain(database: Database, meilisearch: Meilisearch, ids: readonly number[]): Promise<void> {
  const rows = new SearchableRows(database);
  const index = meilisearch.index(VENUES_INDEX);
  await database.transaction(async (tx) => {
    await lockVenues(tx, ids);
    const documents = await rows.byIds(ids, tx);
    if (documents.length > 0) await index.addDocuments(documents, { primaryKey: 'id' });
    const there = new Set(documents.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length > 0) await index.deleteDocuments(gone);
  });
}
