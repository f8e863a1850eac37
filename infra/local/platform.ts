import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { admitTo } from './admit-slice';
import { openControlPort } from './control-port';
import { type DatabaseUrls, prepareDatabases } from './databases';
import { serviceEnv } from './environment';
import { loadFirstData } from './first-data';
import { Fleet } from './fleet';
import { ROOT } from './paths';
import { serviceSlices } from './projects';
import { publishAll } from './publish';
import { sampleAccounts } from './sample-accounts';
import { say } from './say';
import { startGateways } from './start-gateways';
import type { Running } from './running';
import type { Servers } from './servers';
import { makeVersionedCopy } from '@waymark/release/environments';

interface Platform {
  origin: string;
  accounts: Record<string, { email: string; password: string }>;
  /** What commands beside the platform (migrate, bench, chaos) need to reach it. */
  running: Running;
}

function isBuilt(folder: string): boolean {
  const built = existsSync(join(ROOT, folder, 'dist/main.js'));
  if (!built) say(`${folder} has no build and is left out`);
  return built;
}

/** Databases, first data, services, registry, gateway: in the order in which each needs the one before. */
export async function startPlatform(servers: Servers, replicas: number): Promise<Platform> {
  const databases = await prepareDatabases(servers.postgres.url);
  const fleet = new Fleet();
  const slices = serviceSlices().filter((slice) => databases[slice] !== undefined && isBuilt(join('services', slice)));
  const envOf = (slice: string, port: number) => serviceEnv(slice, port, servers, databases[slice] as DatabaseUrls);
  for (const slice of slices)
    fleet.add({
      slice,
      folder: join('services', slice),
      replicas,
      stage: 'services',
      env: (port) => envOf(slice, port),
    });
  if (slices.includes('reviews')) await loadFirstData(envOf('reviews', 0));
  const started = await Promise.all(
    slices.map(async (slice) => [slice, await fleet.start(slice, makeVersionedCopy(join('services', slice)))] as const),
  );
  await publishAll(servers.nats.url, Object.fromEntries(started));
  const services = Object.fromEntries(started.map(([slice, { origins }]) => [slice, envOf(slice, portOf(origins))]));
  const accounts = services['account'] === undefined ? {} : await sampleAccounts(services['account']);
  const port = Number(process.env['PORT'] ?? 4200);
  const gateway = isBuilt('gateway') ? await startGateways(fleet, servers, replicas, port) : {};
  const ownerUrls = Object.fromEntries(Object.entries(databases).map(([slice, urls]) => [slice, urls.ownerUrl]));
  const origin = gateway['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`;
  const control = await openControlPort(fleet, (slice) => admitTo({ fleet, servers, replicas, running }, slice));
  const running: Running = {
    pid: process.pid,
    origin,
    control,
    adminUrl: servers.postgres.url,
    ownerUrls,
    services,
    gateway,
  };
  return { origin, accounts, running };
}

function portOf([origin = '']: readonly string[]): number {
  return Number(new URL(origin).port);
}
