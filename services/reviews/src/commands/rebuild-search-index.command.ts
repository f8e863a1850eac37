import { createLog, Database } from '@waymark/service-kit';
import { Meilisearch } from 'meilisearch';
import { rebuildIndex } from '../search/rebuild-index';
import { searchCommandConfig } from './command-config';

const config = searchCommandConfig();
const log = createLog('rebuild-search-index', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'rebuild-search-index', log);
const meilisearch = new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY });
try {
  const venues = await rebuildIndex({ database, meilisearch });
  if (venues === null) throw new Error('Another process is rebuilding the search index. Start this when it has ended.');
  log.info({ venues }, 'search index rebuilt');
} finally {
  await database.close();
}
