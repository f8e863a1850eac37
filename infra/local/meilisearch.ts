import { join } from 'node:path';
import { startMeilisearch, type RunningServer } from '@waymark/testing';
import { keepRunning } from './keep-running';
import { externalServer, sayServer } from './local-server';
import { LOCAL, LOGS } from './paths';
import { secret } from './secrets';

export function meilisearchKey(): string {
  return process.env['MEILI_URL'] === undefined ? secret('meilisearch') : (process.env['MEILI_KEY'] ?? '');
}

export async function localMeilisearch(): Promise<RunningServer> {
  const external = process.env['MEILI_URL'];
  if (external !== undefined) return sayServer('Meilisearch', await externalServer('Meilisearch', external));
  const options = {
    dataDir: join(LOCAL, 'meilisearch'),
    masterKey: meilisearchKey(),
    logFile: join(LOGS, 'meilisearch.log'),
  };
  return sayServer(
    'Meilisearch',
    await keepRunning({
      name: 'Meilisearch',
      logFile: options.logFile,
      start: (again) => startMeilisearch({ ...options, ...again }),
    }),
  );
}
