import { createLog, Database } from '@waymark/service-kit';
import { rebuildAnswers } from '../answer/rebuild-answers';
import { databaseCommandConfig } from './command-config';

const config = databaseCommandConfig();
const log = createLog('rebuild-answers', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'rebuild-answers', log);
try {
  log.info({ venues: await rebuildAnswers(database) }, 'answers counted again');
} finally {
  await database.close();
}
