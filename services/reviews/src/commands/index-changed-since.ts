import { reviewPublished, venueChanged } from '@waymark/contracts-reviews';
import type { Database } from '@waymark/service-kit';
import type { Meilisearch } from 'meilisearch';
import sql from 'sql-template-tag';
import { addToIndex } from '../search/build-index';
import { SearchableRows } from '../search/searchable-rows';

/** What changed while documents were written may have been overwritten with what was read before: write it again. */
export async function indexChangedSince(database: Database, meilisearch: Meilisearch, since: Date): Promise<number> {
  const changed = await database.query<{ id: number | null }>(sql`
    SELECT DISTINCT (data ->> 'venueId')::int AS id FROM outbox
    WHERE created_at >= ${since} AND type IN (${reviewPublished.type}, ${venueChanged.type})`);
  if (changed.length === 0) return 0;
  const ids = changed.flatMap(({ id }) => id ?? []);
  await addToIndex(meilisearch, new SearchableRows(database), ids);
  return ids.length;
}
