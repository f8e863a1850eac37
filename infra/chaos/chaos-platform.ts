import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  freePort, startChildServer, startMeilisearch, startNats, startPostgres, startRedis, until, type RunningServer,
} from '@waymark/testing';
import { prepareDatabases, type DatabaseUrls } from '../local/databases';
import { gatewayEnv, serviceEnv } from '../local/environment';
import { LOCAL, LOGS, ROOT } from '../local/paths';
import { publishAll } from '../local/publish';
import { secret } from '../local/secrets';
import type { Servers } from '../local/servers';
import { restartable, type Restartable } from './restartable';

export interface ChaosPlatform {
  origin: string;
  databases: Record<string, DatabaseUrls>;
  /** What may be killed at any moment. */
  victims: Restartable[];
  stop(): Promise<void>;
}

const SLICES = ['reviews', 'account'];

/** The built platform on real servers of its own, each of which can be killed and comes back on its port. */
export async function startChaosPlatform(): Promise<ChaosPlatform> {
  rmSync(LOCAL, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const place = (name: string) => ({ dataDir: join(LOCAL, name), logFile: join(LOGS, `${name}.log`), password: secret(name) });
  const running: Partial<Servers> = {};
  const server = async (name: keyof Servers, start: (port: number) => Promise<RunningServer>) => {
    const port = await freePort();
    return restartable(name, async () => (running[name] = await start(port)));
  };
  const servers = [
    await server('postgres', (port) => startPostgres({ ...place('postgres'), port })),
    await server('nats', (port) => startNats({ ...place('nats'), port })),
    await server('redis', (port) => startRedis({ ...place('redis'), port })),
    await server('meilisearch', () => startMeilisearch({ ...place('meilisearch'), masterKey: secret('meilisearch') })),
  ];
  const urls = running as Servers;
  const databases = await prepareDatabases(urls.postgres.url);
  const ports: Record<string, number> = {};
  const services: Restartable[] = [];
  for (const slice of SLICES) {
    const port = (ports[slice] = await freePort());
    const database = databases[slice];
    if (!database) throw new Error(`No database for ${slice}.`);
    const env = serviceEnv(slice, port, urls, database);
    services.push(await restartable(slice, () => startApp(slice, `services/${slice}`, env)));
  }
  await publishAll(urls.nats.url, ports);
  const env = gatewayEnv(await freePort(), urls);
  services.push(await restartable('gateway', () => startApp('gateway', 'gateway', env)));
  const all = [...services.reverse(), ...servers];
  return {
    origin: `http://127.0.0.1:${env['PORT']}`,
    databases,
    victims: all.filter(({ name }) => name !== 'meilisearch'),
    stop: async () => {
      for (const process_ of all) await process_.stop();
    },
  };
}

async function startApp(name: string, folder: string, env: Record<string, string>) {
  const child = startChildServer({
    name,
    command: process.execPath,
    args: ['--enable-source-maps', 'dist/main.js'],
    cwd: join(ROOT, folder),
    env: { PATH: process.env['PATH'], ...env },
    logFile: join(LOGS, `${name}.log`),
    stopSignal: 'SIGTERM',
  });
  await until(name, 60_000, () => live(env['PORT'] ?? ''), child.death);
  return child;
}

async function live(port: string): Promise<true | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(2000) });
  return answer.ok ? true : null;
}
