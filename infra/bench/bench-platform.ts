import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureServiceDatabase,
  freePort,
  startMeilisearch,
  startNats,
  startPostgres,
  startRedis,
  withClient,
  type ChildServer,
} from '@waymark/testing';
import type { Client } from 'pg';
import { startApp } from '../chaos/platform/start-app';
import { gatewayEnv, serviceEnv } from '../local/environment';
import { LOCAL, LOGS } from '../local/paths';
import { publishAll } from '../local/publish';
import { secret } from '../local/secrets';
import { applyMigrations } from '@waymark/migrate';

export interface BenchPlatform {
  /** The gateway's public origin. */
  origin: string;
  /** Where the gateway serves its metrics. */
  internalOrigin: string;
  postgresLog: string;
  adminUrl: string;
  redisUrl: string;
  /** Creates a database, fills it with `fill` and runs the service on it. */
  open<T>(name: string, fill: (client: Client) => Promise<T>): Promise<OpenDatabase<T>>;
  /** Restarts the service on the same database. */
  restart(): Promise<void>;
  pids(): { gateway: number; service: number };
  stop(): Promise<void>;
}

export interface OpenDatabase<T> {
  url: string;
  /** The result of `fill`. */
  filled: T;
}

/** Starts the built gateway and one service on their own servers; a developer's platform is not touched. */
export async function startBenchPlatform(slice: 'reviews' | 'maps' | 'community'): Promise<BenchPlatform> {
  rmSync(LOCAL, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const place = (name: string) => ({
    dataDir: join(LOCAL, name),
    logFile: join(LOGS, `${name}.log`),
    password: secret(name),
  });
  const postgres = await startPostgres({ ...place('postgres'), throwAway: true });
  const [nats, redis, meilisearch] = await Promise.all([
    startNats(place('nats')),
    startRedis(place('redis')),
    startMeilisearch({ ...place('meilisearch'), masterKey: secret('meilisearch') }),
  ]);
  const servers = { postgres, nats, redis, meilisearch };
  const port = await freePort();
  await publishAll(nats.url, { [slice]: { version: 'bench', origins: [`http://127.0.0.1:${port}`] } });
  const edge = gatewayEnv({ port: await freePort(), internalPort: await freePort() }, servers);
  const gateway = await startApp('gateway', 'gateway', edge);
  let service: ChildServer | null = null;
  let env: Record<string, string> = {};
  const restart = async () => {
    await service?.stop();
    service = await startApp(slice, `services/${slice}`, env);
  };
  return {
    origin: `http://127.0.0.1:${edge['PORT']}`,
    internalOrigin: `http://127.0.0.1:${edge['INTERNAL_PORT']}`,
    postgresLog: join(LOGS, 'postgres.log'),
    adminUrl: postgres.url,
    redisUrl: redis.url,
    async open(database, fill) {
      const passwords = { ownerPassword: secret('owner'), appPassword: secret('app') };
      const urls = await ensureServiceDatabase(postgres.url, { service: slice, database, ...passwords });
      await applyMigrations(slice, urls.ownerUrl);
      const filled = await withClient(urls.ownerUrl, fill);
      env = serviceEnv(slice, port, servers, urls);
      await restart();
      return { url: urls.ownerUrl, filled };
    },
    restart,
    pids: () => ({ gateway: gateway.pid, service: service?.pid ?? 0 }),
    async stop() {
      await Promise.all([gateway.stop(), service?.stop()]);
      await Promise.all([postgres, nats, redis, meilisearch].map((server) => server.stop()));
    },
  };
}
