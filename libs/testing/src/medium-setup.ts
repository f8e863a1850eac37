import type { Config } from 'jest';
import { rememberServers } from './medium-servers';
import { startTestServers } from './test-servers';

/** Jest's global set-up of the medium project: a set of servers for each worker, since a slice has one stream at a broker. */
export default async function mediumSetup({ maxWorkers }: Config): Promise<void> {
  const sets = await Promise.all(Array.from({ length: Number(maxWorkers ?? 1) }, () => startTestServers()));
  rememberServers(sets);
  const addresses = sets.map((servers) => ({
    TEST_PG_ADMIN_URL: servers.postgres?.url,
    TEST_NATS_URL: servers.nats?.url,
    TEST_REDIS_URL: servers.redis?.url,
    TEST_MEILI_URL: servers.meilisearch?.url,
    TEST_MEILI_KEY: servers.meilisearchKey,
  }));
  process.env['TEST_SERVERS'] = JSON.stringify(addresses);
}
