import { createLog, Database } from '@waymark/service-kit';
import { readPlaces, readSupportServices, readVenues } from '@waymark/seed';
import { databaseCommandConfig } from './command-config';
import { loadPlaces } from './load-places';
import { loadSamples } from './load-samples';
import { loadSupportServices } from './load-support-services';
import { loadVenues } from './load-venues';

const config = databaseCommandConfig();
const log = createLog('load-seed', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'load-seed', log);
try {
  const places = await loadPlaces(database, readPlaces());
  const venues = await loadVenues(database, readVenues());
  const supportServices = await loadSupportServices(database, readSupportServices());
  const withSamples = config.MODE === 'local' || process.argv.includes('--with-samples');
  const samples = withSamples ? await loadSamples(database) : 0;
  log.info({ places, venues, supportServices, samples }, 'seed loaded');
} finally {
  await database.close();
}
