import type { RunningServer } from '@waymark/testing';
import { localMeilisearch } from './meilisearch';
import { localNats } from './nats';
import { localPostgres } from './postgres';
import { localRedis } from './redis';
import { onStop } from './stop';

export interface Servers {
  postgres: RunningServer;
  nats: RunningServer;
  redis: RunningServer;
  meilisearch: RunningServer;
}

/** Waits for all four even when one fails, so that none is left behind unnoticed. */
export async function startServers(replicas: number): Promise<Servers> {
  const watched = async (start: () => Promise<RunningServer>): Promise<RunningServer> => {
    const server = await start();
    onStop('servers', server.stop);
    return server;
  };
  // One after the other when something must be installed: apt takes one caller at a time, and it blocks.
  const results = await Promise.allSettled([
    watched(localPostgres),
    watched(() => localNats(replicas)),
    watched(localRedis),
    watched(localMeilisearch),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const [postgres, nats, redis, meilisearch] = results.map(
    (result) => (result as PromiseFulfilledResult<RunningServer>).value,
  ) as [RunningServer, RunningServer, RunningServer, RunningServer];
  return { postgres, nats, redis, meilisearch };
}
