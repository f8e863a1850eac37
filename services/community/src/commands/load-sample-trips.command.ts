import { readSampleTrips } from '@waymark/seed';
import { createLog, Database, loadConfig } from '@waymark/service-kit';
import { z } from 'zod';
import { loadSampleTrips } from './load-sample-trips';

const config = loadConfig(z.object({ DATABASE_URL: z.string().min(1), LOG_LEVEL: z.string().default('info') }));
const log = createLog('load-sample-trips', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'load-sample-trips', log);
try {
  log.info({ trips: await loadSampleTrips(database, readSampleTrips()) }, 'sample trips loaded');
} finally {
  await database.close();
}
