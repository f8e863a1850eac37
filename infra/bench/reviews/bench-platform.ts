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
import { startApp } from '../../chaos/platform/start-app';
import { gatewayEnv, serviceEnv } from '../../local/environment';
import { LOCAL, LOGS } from '../../local/paths';
import { publishAll } from '../../local/publish';
import { secret } from '../../local/secrets';
import { applyMigrations } from '@waymark/migrate';

export interface BenchPlatform {
  /** Of the gateway. */
  origin: string;
  postgresLog: string;
  adminUrl: string;
  /** A database of its own, filled by `fill` (which tells the busy venue), with the service running on it. */
  open(name: string, fill: (client: Client) => Promise<number>): Promise<OpenDatabase>;
  /** Runs the service anew on the same database. */
  restart(): Promise<void>;
  pids(): { gateway: number; reviews: number };
  stop(): Promise<void>;
}

export interface OpenDatabase {
  url: string;
  busyVenueId: number;
}

/** The built gateway and reviews service on real servers of their own; nothing of a developer's platform is touched. */
export async function startBenchPlatform(): Promise<BenchPlatform> {
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
  await publishAll(nats.url, { reviews: { version: 'bench', origins: [`http://127.0.0.1:${port}`] } });
  const edge = gatewayEnv({ port: await freePort(), internalPort: await freePort() }, servers);
  const gateway = await startApp('gateway', 'gateway', edge);
  let reviews: ChildServer | null = null;
  let env: Record<string, string> = {};
  const restart = async () => {
    await reviews?.stop();
    reviews = await startApp('reviews', 'services/reviews', env);
  };
  return {
    origin: `http://127.0.0.1:${edge['PORT']}`,
    postgresLog: join(LOGS, 'postgres.log'),
    adminUrl: postgres.url,
    async open(database, fill) {
      const passwords = { ownerPassword: secret('owner'), appPassword: secret('app') };
      const urls = await ensureServiceDatabase(postgres.url, { service: 'reviews', database, ...passwords });
      await applyMigrations('reviews', urls.ownerUrl);
      const busyVenueId = await withClient(urls.ownerUrl, fill);
      env = serviceEnv('reviews', port, servers, urls);
      await restart();
      return { url: urls.ownerUrl, busyVenueId };
    },
    restart,
    pids: () => ({ gateway: gateway.pid, reviews: reviews?.pid ?? 0 }),
    async stop() {
      await Promise.all([gateway.stop(), reviews?.stop()]);
      await Promise.all([postgres, nats, redis, meilisearch].map((server) => server.stop()));
    },
  };
}
