import { createLog, Database } from '@waymark/service-kit';
import { Meilisearch } from 'meilisearch';
import { reviewPublished, venueChanged } from '@waymark/contracts-reviews';
import sql from 'sql-template-tag';
import { addToIndex, buildIndex, venueDocuments } from '../search/build-index';
import { SearchableRows } from '../search/searchable-rows';
import { searchCommandConfig } from './command-config';

/** What changed while an index was built went to the index that the swap threw away: write it again. */
async function indexChangedSince(database: Database, meilisearch: Meilisearch, since: Date): Promise<number> {
  const changed = await database.query<{ id: number | null }>(sql`
    SELECT DISTINCT (data ->> 'venueId')::int AS id FROM outbox
    WHERE created_at >= ${since} AND type IN (${reviewPublished.type}, ${venueChanged.type})`);
  if (changed.length === 0) return 0;
  const ids = changed.flatMap(({ id }) => id ?? []);
  await addToIndex(meilisearch, new SearchableRows(database), ids);
  return ids.length;
}

const config = searchCommandConfig();
const log = createLog('rebuild-search-index', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'rebuild-search-index', log);
const meilisearch = new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY });
try {
  const started = new Date();
  const venues = await buildIndex(meilisearch, venueDocuments(new SearchableRows(database)));
  const late = await indexChangedSince(database, meilisearch, started);
  log.info({ venues, late }, 'search index rebuilt');
} finally {
  await database.close();
}
