import { reviewPublished, venueChanged } from '@waymark/contracts-reviews';
import type { Database } from '@waymark/service-kit';
import type { Meilisearch } from 'meilisearch';
import sql from 'sql-template-tag';
import { VenueRepository } from '../venue/venue.repository';
import { VENUES_INDEX } from './meilisearch-client';
import { toSearchable } from './searchable-venue';

/** What changed while an index was built went to the index that the swap threw away: write it again. */
export async function indexChangedSince(database: Database, meilisearch: Meilisearch, since: Date): Promise<number> {
  const changed = await database.query<{ id: number | null }>(sql`
    SELECT DISTINCT (data ->> 'venueId')::int AS id FROM outbox
    WHERE created_at >= ${since} AND type IN (${reviewPublished.type}, ${venueChanged.type})`);
  if (changed.length === 0) return 0;
  const rows = await new VenueRepository(database).byIds(changed.flatMap(({ id }) => id ?? []));
  await meilisearch.index(VENUES_INDEX).addDocuments(rows.map(toSearchable));
  return rows.length;
}
