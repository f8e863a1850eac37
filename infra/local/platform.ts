import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@waymark/testing';
import { prepareDatabases } from './databases';
import { gatewayEnv, serviceEnv } from './environment';
import { loadFirstData } from './first-data';
import { ROOT } from './paths';
import { serviceSlices } from './projects';
import { publishAll } from './publish';
import { sampleAccounts } from './sample-accounts';
import { say } from './say';
import type { Servers } from './servers';
import { supervise } from './supervise';

interface Platform {
  origin: string;
  accounts: Record<string, { email: string; password: string }>;
  /** What commands beside the platform (migrate, bench, chaos) need to reach it. */
  running: Record<string, unknown>;
}

function isBuilt(folder: string): boolean {
  const built = existsSync(join(ROOT, folder, 'dist/main.js'));
  if (!built) say(`${folder} has no build and is left out`);
  return built;
}

/** Databases, first data, services, registry, gateway: in the order in which each needs the one before. */
export async function startPlatform(servers: Servers): Promise<Platform> {
  const databases = await prepareDatabases(servers.postgres.url);
  const ports: Record<string, number> = {};
  const envs: Record<string, Record<string, string>> = {};
  for (const slice of serviceSlices()) {
    const database = databases[slice];
    if (database === undefined || !isBuilt(join('services', slice))) continue;
    const port = (ports[slice] = await freePort());
    envs[slice] = serviceEnv(slice, port, servers, database);
  }
  if (envs['reviews'] !== undefined) await loadFirstData(envs['reviews']);
  const started = Object.entries(envs).map(([slice, env]) => supervise({ name: slice, folder: join('services', slice), env, stage: 'services' }));
  await Promise.all([...started, publishAll(servers.nats.url, ports)]);
  const accounts = envs['account'] === undefined ? {} : await sampleAccounts(envs['account']);
  const port = Number(process.env['PORT'] ?? 4200);
  const gateway = gatewayEnv(port, servers);
  if (isBuilt('gateway')) await supervise({ name: 'gateway', folder: 'gateway', env: gateway, stage: 'gateway' });
  const ownerUrls = Object.fromEntries(Object.entries(databases).map(([slice, urls]) => [slice, urls.ownerUrl]));
  const origin = gateway['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`;
  return { origin, accounts, running: { pid: process.pid, origin, adminUrl: servers.postgres.url, ownerUrls, services: envs, gateway } };
}
