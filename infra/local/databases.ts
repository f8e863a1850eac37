import { ensureServiceDatabase } from '@waymark/testing';
import { applyMigrations, migratedSlices } from '@waymark/migrate';
import { say } from './say';
import { secret } from './secrets';

export interface DatabaseUrls {
  ownerUrl: string;
  appUrl: string;
}

/** Creates a service's database and its two roles, without tables. Idempotent. */
export function prepareDatabase(adminUrl: string, service: string): Promise<DatabaseUrls> {
  const passwords = {
    ownerPassword: secret(`postgres.${service}_owner`),
    appPassword: secret(`postgres.${service}_app`),
  };
  return ensureServiceDatabase(adminUrl, { service, database: service, ...passwords });
}

/** Creates one database and two roles per service, and applies all migrations. */
export async function prepareDatabases(adminUrl: string): Promise<Record<string, DatabaseUrls>> {
  const urls: Record<string, DatabaseUrls> = {};
  for (const service of migratedSlices()) {
    const database = await prepareDatabase(adminUrl, service);
    const applied = await applyMigrations(service, database.ownerUrl);
    say(`Database ${service}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}`);
    urls[service] = database;
  }
  return urls;
}
