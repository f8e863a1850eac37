import { createLog, Database } from '@waymark/service-kit';
import { readDataSources, readPlaces, readPostcodes, readSupportServices, readVenues } from '@waymark/seed';
import { seedCommandConfig } from './command-config';
import { loadDataSources } from './load-data-sources';
import { loadListed } from './load-listed';
import { loadPlaces } from './load-places';
import { loadPostcodes } from './load-postcodes';
import { loadSamples } from './load-samples';
import { loadSupportServices } from './load-support-services';
import { loadVenues } from './load-venues';
import { readStatedByLists } from './stated-by-lists';

const config = seedCommandConfig();
const log = createLog('load-seed', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'load-seed', log);
try {
  const sources = await loadDataSources(database, readDataSources());
  const postcodes = await loadPostcodes(database, readPostcodes());
  const stated = await readStatedByLists();
  const places = await loadPlaces(database, readPlaces());
  const venues = await loadVenues(database, readVenues(), stated);
  const listed = config.SEED === 'first' ? 0 : await loadListed(database, config.SEED);
  const supportServices = await loadSupportServices(database, readSupportServices());
  const withSamples = config.MODE === 'local' || process.argv.includes('--with-samples');
  const samples = withSamples ? await loadSamples(database) : 0;
  log.info({ sources, postcodes, places, venues, listed, supportServices, samples }, 'seed loaded');
} finally {
  await database.close();
}
