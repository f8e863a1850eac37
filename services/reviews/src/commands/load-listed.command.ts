import { createLog, Database } from '@waymark/service-kit';
import { Meilisearch } from 'meilisearch';
import { searchCommandConfig } from './command-config';
import { indexChangedSince } from '../search/index-changed-since';
import { LiveIndex } from './live-index';
import { loadListed } from './load-listed';

const config = searchCommandConfig();
const log = createLog('load-listed', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'load-listed', log);
const meilisearch = new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY });
try {
  const started = new Date();
  const places = await loadListed(database, 'all', new LiveIndex(database, meilisearch));
  const late = places === 0 ? 0 : await indexChangedSince(database, meilisearch, started);
  log.info({ places, late }, 'listed places loaded');
} finally {
  await database.close();
}
