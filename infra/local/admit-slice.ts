import { join } from 'node:path';
import { prepareDatabase } from './databases';
import { serviceEnv } from './environment';
import type { Fleet } from './fleet';
import { serviceSlices } from './projects';
import { type Running, writeRunning } from './running';
import { say } from './say';
import type { Servers } from './servers';

interface House {
  fleet: Fleet;
  servers: Servers;
  replicas: number;
  running: Running;
}

/**
 * Adds a service that was created after `npm start`: its empty database, and how to run its processes. Its first
 * release runs the migrations and starts the processes, so nothing needs a restart. Idempotent.
 */
export async function admitTo(
  { fleet, servers, replicas, running }: House,
  slice: string,
): Promise<{ ownerUrl: string }> {
  const known = running.ownerUrls[slice];
  if (known !== undefined && fleet.has(slice)) return { ownerUrl: known };
  if (!serviceSlices().includes(slice))
    throw new Error(`There is no service "${slice}" in the checkout that the platform runs from.`);
  const database = await prepareDatabase(servers.postgres.url, slice);
  const env = (port: number) => serviceEnv(slice, port, servers, database);
  if (!fleet.has(slice))
    fleet.add({ slice, folder: join('services', slice), replicas, stage: 'services', env, isNew: true });
  running.ownerUrls[slice] = database.ownerUrl;
  running.services[slice] = env(0);
  writeRunning(running);
  say(`There is room for ${slice}: its first release starts it`);
  return { ownerUrl: database.ownerUrl };
}
