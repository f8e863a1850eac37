import { createLog, Database } from '@waymark/service-kit';
import { Meilisearch } from 'meilisearch';
import { buildIndex } from '../search/build-index';
import { venueDocuments } from '../search/venue-documents';
import { indexChangedSince } from '../search/index-changed-since';
import { VenueRepository } from '../venue/venue.repository';
import { searchCommandConfig } from './command-config';

const config = searchCommandConfig();
const log = createLog('rebuild-search-index', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'rebuild-search-index', log);
const meilisearch = new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY });
try {
  const started = new Date();
  const venues = await buildIndex(meilisearch, venueDocuments(new VenueRepository(database)));
  const late = await indexChangedSince(database, meilisearch, started);
  log.info({ venues, late }, 'search index rebuilt');
} finally {
  await database.close();
}
