import { createLog, Database, Jobs, loadConfig } from '@waymark/service-kit';
import { z } from 'zod';
import { loadGazetteer } from '../geo/gazetteer';
import { ClusterProjection } from '../report-cluster/cluster-projection';
import { PlaceProjection } from '../report-place/place-projection';

const config = loadConfig(z.object({ DATABASE_URL: z.string().min(1), LOG_LEVEL: z.string().default('info') }));
const log = createLog('rebuild-report-clusters', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'rebuild-report-clusters', log);
try {
  const places = new PlaceProjection(await loadGazetteer());
  await new ClusterProjection(database, new Jobs(log), places).rebuild();
  log.info('report clusters and towns recounted');
} finally {
  await database.close();
}
