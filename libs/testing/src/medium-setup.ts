import type { Config } from 'jest';
import { rememberServers } from './medium-servers';
import { startTestServers } from './test-servers';

/**
 * Jest's global set-up of the medium project. Workers share one PostgreSQL, where each slice is migrated once. A slice
 * has one stream per broker and fixed keys in Redis, so each worker has its own broker and Redis.
 */
export default async function mediumSetup({ maxWorkers }: Config): Promise<void> {
  const workers = Array.from({ length: Number(maxWorkers ?? 1) });
  const [database, ...sets] = await Promise.all([
    startTestServers({ postgres: true }),
    ...workers.map(() => startTestServers({ nats: true, redis: true })),
  ]);
  rememberServers([database, ...sets]);
  const addresses = sets.map(({ nats, redis }) => ({
    TEST_PG_ADMIN_URL: database.postgres?.url,
    TEST_NATS_URL: nats?.url,
    TEST_REDIS_URL: redis?.url,
  }));
  process.env['TEST_SERVERS'] = JSON.stringify(addresses);
}
