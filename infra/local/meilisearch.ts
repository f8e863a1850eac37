import { join } from 'node:path';
import { startMeilisearch, type RunningServer } from '@waymark/testing';
import { localServer } from './local-server';
import { LOCAL, LOGS } from './paths';
import { secret } from './secrets';

export function meilisearchKey(): string {
  return process.env['MEILI_URL'] === undefined ? secret('meilisearch') : (process.env['MEILI_KEY'] ?? '');
}

export const localMeilisearch = (): Promise<RunningServer> =>
  localServer('Meilisearch', {
    address: process.env['MEILI_URL'],
    options: () => ({
      dataDir: join(LOCAL, 'meilisearch'),
      masterKey: meilisearchKey(),
      logFile: join(LOGS, 'meilisearch.log'),
    }),
    start: startMeilisearch,
  });
