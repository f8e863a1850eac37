import { type RunningServer, startRedis, startPostgres } from '@waymark/testing';
import { join } from 'node:path';
import { localServer } from './local-server';
import { isStripeOurs, localStripe } from './local-stripe';
import { localMeilisearch } from './meilisearch';
import { localNats } from './nats';
import { LOCAL, LOGS } from './paths';
import { secret } from './secrets';
import { outsideFolder, postgresDataFolder } from './server-data';
import { onStop } from './stop';

export const localPostgres = () =>
  localServer('PostgreSQL', {
    address: process.env['DATABASE_ADMIN_URL'],
    options: () => ({
      dataDir: postgresDataFolder(),
      password: secret('postgres'),
      logFile: join(LOGS, 'postgres.log'),
      programsFallback: outsideFolder(),
    }),
    start: startPostgres,
  });

const localRedis = () =>
  localServer('Redis', {
    address: process.env['REDIS_URL'],
    options: () => ({ dataDir: join(LOCAL, 'redis'), password: secret('redis'), logFile: join(LOGS, 'redis.log') }),
    start: startRedis,
  });

export interface Servers {
  postgres: RunningServer;
  nats: RunningServer;
  redis: RunningServer;
  meilisearch: RunningServer;
  /** The local Stripe; only started without keys of a Stripe account. */
  stripe?: RunningServer;
}

/** Waits for all, even when one fails, so that no server keeps running unnoticed. */
export async function startServers(replicas: number): Promise<Servers> {
  const watched = async (start: () => Promise<RunningServer>): Promise<RunningServer> => {
    const server = await start();
    onStop('servers', server.stop);
    return server;
  };
  // Sequential when something must be installed: apt allows one caller at a time and blocks.
  const results = await Promise.allSettled([
    watched(localPostgres),
    watched(() => localNats(replicas)),
    watched(localRedis),
    watched(localMeilisearch),
    ...(isStripeOurs() ? [watched(localStripe)] : []),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const [postgres, nats, redis, meilisearch, stripe] = results.map(
    (result) => (result as PromiseFulfilledResult<RunningServer>).value,
  ) as [RunningServer, RunningServer, RunningServer, RunningServer, RunningServer?];
  return { postgres, nats, redis, meilisearch, ...(stripe ? { stripe } : {}) };
}
