import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withClient, type RunningServer } from '@waymark/testing';
import { admitTo } from './admit-slice';
import { openControlPort } from './control-port';
import { type DatabaseUrls, prepareDatabases } from './databases';
import { gatewayEnv, rendererEnv, serviceEnv } from './environment';
import { Fleet } from './fleet';
import { openFrontDoor } from './front-door/front-door';
import { loadSamples } from './load-samples';
import { ROOT } from './paths';
import { serviceSlices } from './projects';
import { publishAll } from './publish';
import { readTheRest } from './read-the-rest';
import { runCommand } from './run-command';
import { sampleAccounts } from './sample-accounts';
import { say } from './say';
import { seedWanted } from './seed-wanted';
import type { Running } from './running';
import type { Servers } from './servers';
import { makeVersionedCopy } from '@waymark/release/environments';
import { isStopping, onStop } from './stop';

/** Returns the renderer's origin; undefined without one: browsers then render the pages. */
async function startRenderer(fleet: Fleet): Promise<string | undefined> {
  if (process.env['RENDERER'] !== 'on' || !isBuilt('gateway/renderer')) return undefined;
  fleet.add({ slice: 'renderer', folder: 'gateway/renderer', replicas: 1, stage: 'services', env: rendererEnv });
  const { origins } = await fleet.start('renderer', makeVersionedCopy('gateway/renderer'));
  return origins[0];
}

/** Starts one gateway at the port itself, or several behind a front door. Returns the settings of the first. */
async function startGateways(
  fleet: Fleet,
  servers: Servers,
  replicas: number,
  publicPort: number,
): Promise<Record<string, string>> {
  const renderer = await startRenderer(fleet);
  const env = (own: number, internalPort: number) =>
    gatewayEnv({ port: replicas === 1 ? publicPort : own, internalPort, publicPort }, servers, renderer);
  const origins = () => fleet.list().flatMap((process_) => (process_.slice === 'gateway' ? [process_.origin] : []));
  fleet.add({ slice: 'gateway', folder: 'gateway', replicas, stage: 'gateway', env });
  await fleet.start('gateway', makeVersionedCopy('gateway'));
  const [first] = fleet.list().filter(({ slice }) => slice === 'gateway');
  const told = gatewayEnv({ port: publicPort, internalPort: first?.internalPort ?? 0 }, servers);
  if (replicas === 1) return told;
  const door = await openFrontDoor({ host: process.env['HOST'] ?? '127.0.0.1', port: publicPort, gateways: origins });
  onStop('gateway', () => door.close());
  say(`The front door is open on port ${publicPort}, to ${replicas} gateways`);
  return told;
}

async function hasVenues(databaseUrl: string): Promise<boolean> {
  return withClient(
    databaseUrl,
    async (client) => ((await client.query('SELECT 1 FROM venue LIMIT 1')).rowCount ?? 0) > 0,
  );
}

async function indexedDocuments(url: string, key: string): Promise<number> {
  const answer = await fetch(`${url}/stats`, { headers: { authorization: `Bearer ${key}` } });
  const stats = (await answer.json()) as { indexes?: Record<string, { numberOfDocuments: number }> };
  return Object.values(stats.indexes ?? {}).reduce((sum, index) => sum + index.numberOfDocuments, 0);
}

/** Loads the venue file on the first start, and fills an empty search index. */
async function loadFirstData(env: Record<string, string>): Promise<void> {
  if (!(await hasVenues(env['DATABASE_URL'] ?? ''))) {
    say('Loading the first venues (once) ...');
    await runCommand('reviews', 'load-seed', { ...env, SEED: seedWanted() === 'all' ? 'first' : 'sample' });
  }
  if ((await indexedDocuments(env['MEILI_URL'] ?? '', env['MEILI_KEY'] ?? '')) > 0) return;
  say('Filling the search index (once) ...');
  await runCommand('reviews', 'rebuild-search-index', env);
}

/**
 * Imports the places that a first start postponed. Afterwards Meilisearch holds twice the memory that it needs for
 * searches and frees it only on a restart; PostgreSQL serves searches during that second.
 */
function fillSearch(env: Record<string, string>, meilisearch: RunningServer): void {
  readTheRest(env)
    .then((hasRead) =>
      hasRead && !isStopping() ? meilisearch.again?.('it gives back the memory that reading took') : undefined,
    )
    .catch((error: unknown) => say(`Reading places stopped: ${String(error)}`));
}

interface Platform {
  origin: string;
  accounts: Record<string, { email: string; password: string }>;
  /** The data that commands such as migrate, bench and chaos need to reach the platform. */
  running: Running;
}

function isBuilt(folder: string): boolean {
  const built = existsSync(join(ROOT, folder, 'dist/main.js'));
  if (!built) say(`${folder} has no build and is left out`);
  return built;
}

/** Starts databases, first data, services, registry and gateway: each needs the one before. */
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
  await Promise.all([
    slices.includes('reviews') && loadFirstData(envOf('reviews', 0)),
    slices.includes('maps') && loadSamples('maps', envOf('maps', 0)),
    slices.includes('community') && loadSamples('community', envOf('community', 0)),
  ]);
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
  if (services['reviews'] !== undefined && seedWanted() === 'all') fillSearch(services['reviews'], servers.meilisearch);
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
