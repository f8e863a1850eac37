import { createLog, Database, loadConfig } from '@waymark/service-kit';
import { readSampleReports } from '@waymark/seed';
import { z } from 'zod';
import { loadSampleReports } from './load-sample-reports';

const config = loadConfig(z.object({ DATABASE_URL: z.string().min(1), LOG_LEVEL: z.string().default('info') }));
const log = createLog('load-sample-reports', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'load-sample-reports', log);
try {
  log.info({ reports: await loadSampleReports(database, readSampleReports()) }, 'sample reports loaded');
} finally {
  await database.close();
}
