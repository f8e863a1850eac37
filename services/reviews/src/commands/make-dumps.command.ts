import { createLog, Database, loadConfig } from '@waymark/service-kit';
import { createPhotoStore, photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';
import { claimDumpsNow, endDumps } from '../data-out/dumps/claim-dumps';
import { DUMP_PREFIX } from '../data-out/dumps/dump-store';
import { makeDumps } from '../data-out/dumps/make-dumps';
import { databaseCommandSchema } from './command-config';

const config = loadConfig(
  databaseCommandSchema.extend({ PUBLIC_ORIGIN: z.url().optional(), ...photoVariables }).superRefine(requirePhotoStore),
);
const log = createLog('make-dumps', config.LOG_LEVEL);
const database = new Database(config.DATABASE_URL, 'make-dumps', log);
try {
  if (await claimDumpsNow(database, new Date().toISOString().slice(0, 10))) {
    const store = await createPhotoStore(config, DUMP_PREFIX);
    const dumps = await makeDumps({ database, store, origin: config.PUBLIC_ORIGIN });
    await endDumps(database);
    for (const { licence, places, facts, files } of dumps)
      log.info({ licence: licence ?? 'visitors', places, facts, files: files.length }, 'dump made');
  } else log.warn('a run is under way: nothing was done');
} finally {
  await database.close();
}
