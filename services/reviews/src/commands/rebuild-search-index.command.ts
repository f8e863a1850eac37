import { createLog, Database } from '@waymark/service-kit';
import { Meilisearch } from 'meilisearch';
import { addToIndex, buildIndex, venueDocuments } from '../search/build-index';
import { SearchableRows } from '../search/searchable-rows';
import { searchCommandConfig } from './command-config';
import { indexChangedSince } from './index-changed-since';

const PAGE = 2_500;

/** Places that a loader read meanwhile went to the index that the swap threw away, too. */
async function indexNewerThan(newest: number): Promise<void> {
  const now = await rows.newestId();
  for (let last = newest; last < now; last += PAGE) {
    const ids = Array.from({ length: Math.min(PAGE, now - last) }, (_, i) => last + i + 1);
    await addToIndex(meilisearch, rows, ids);
  }
}

const config = searchCommandConfig();
const log = createLog('rebuild-search-index', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'rebuild-search-index', log);
const meilisearch = new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY });
const rows = new SearchableRows(database);
try {
  const started = new Date();
  const newest = await rows.newestId();
  const venues = await buildIndex(meilisearch, venueDocuments(rows));
  await indexNewerThan(newest);
  const late = await indexChangedSince(database, meilisearch, started);
  log.info({ venues, late }, 'search index rebuilt');
} finally {
  await database.close();
}
