import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startMeilisearch, startNats, startPostgres, startRedis, type RunningServer } from '@waymark/testing';
import { prepareDatabases, type DatabaseUrls } from '../../local/databases';
import { gatewayEnv, serviceEnv } from '../../local/environment';
import { LOCAL, LOGS } from '../../local/paths';
import { publishAll } from '../../local/publish';
import { secret } from '../../local/secrets';
import type { Servers } from '../../local/servers';
import { startPart, type Part, type PartName } from './part';
import { startApp } from './start-app';

const SLICES = ['reviews', 'account'] as const;
export type Slice = (typeof SLICES)[number];

export interface ChaosPlatform {
  /** Of the gateway. */
  origin: string;
  /** Of each service, for its own /health/ready and /metrics. */
  serviceOrigins: Record<Slice, string>;
  serviceEnvs: Record<Slice, Record<string, string>>;
  databases: Record<Slice, DatabaseUrls>;
  parts: Record<PartName, Part>;
  /** Addresses, with passwords, of the servers. */
  urls: Record<keyof Servers, string>;
  /** Where the broker keeps its streams. */
  brokerStore: string;
  /** Wakes what is frozen and starts what is stopped, whatever an experiment left behind. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** The built platform on real servers of its own, each of which can be killed, stopped and frozen and comes back on its port. */
export async function startChaosPlatform(): Promise<ChaosPlatform> {
  rmSync(LOCAL, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const place = (name: string) => ({ dataDir: join(LOCAL, name), logFile: join(LOGS, `${name}.log`), password: secret(name) });
  const running: Partial<Servers> = {};
  const server = async (name: keyof Servers, start: (port: number) => Promise<RunningServer>): Promise<Part> => {
    const port = await freePort();
    return startPart(name, async () => (running[name] = await start(port)));
  };
  const postgres = await server('postgres', (port) => startPostgres({ ...place('postgres'), port }));
  const nats = await server('nats', (port) => startNats({ ...place('nats'), port }));
  const redis = await server('redis', (port) => startRedis({ ...place('redis'), port }));
  const meilisearch = await server('meilisearch', (port) => startMeilisearch({ ...place('meilisearch'), masterKey: secret('meilisearch'), port }));
  const servers = running as Servers;
  const databases = (await prepareDatabases(servers.postgres.url)) as Record<Slice, DatabaseUrls>;
  const envs = {} as Record<Slice, Record<string, string>>;
  const ports = {} as Record<Slice, number>;
  for (const slice of SLICES) {
    ports[slice] = await freePort();
    envs[slice] = serviceEnv(slice, ports[slice], servers, databases[slice]);
  }
  const services = Object.fromEntries(SLICES.map((slice) => [slice, { version: 'chaos', origins: [`http://127.0.0.1:${ports[slice]}`] }]));
  const app = (slice: Slice) => startPart(slice, () => startApp(slice, `services/${slice}`, envs[slice]));
  const [reviews, account] = await Promise.all([app('reviews'), app('account'), publishAll(servers.nats.url, services)]);
  const edge = gatewayEnv(await freePort(), servers);
  const gateway = await startPart('gateway', () => startApp('gateway', 'gateway', edge));
  const parts = { gateway, account, reviews, postgres, nats, redis, meilisearch };
  const all = Object.values(parts);
  return {
    origin: `http://127.0.0.1:${edge['PORT']}`,
    serviceOrigins: { reviews: `http://127.0.0.1:${ports.reviews}`, account: `http://127.0.0.1:${ports.account}` },
    serviceEnvs: envs,
    databases,
    parts,
    urls: { postgres: servers.postgres.url, nats: servers.nats.url, redis: servers.redis.url, meilisearch: servers.meilisearch.url },
    brokerStore: join(LOCAL, 'nats/jetstream'),
    mend: async () => {
      for (const part of all) part.thaw();
      for (const part of [...all].reverse()) await part.start();
    },
    stop: async () => {
      for (const stage of [[gateway], [account, reviews], [postgres, nats, redis, meilisearch]]) await Promise.all(stage.map((part) => part.stop()));
    },
  };
}
