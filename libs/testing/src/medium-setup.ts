import { rememberServers } from './medium-servers';
import { startTestServers } from './test-servers';

/** Jest's global set-up of the medium project: one set of servers for the whole run, told to the workers by environment. */
export default async function mediumSetup(): Promise<void> {
  const servers = await startTestServers();
  rememberServers(servers);
  process.env['TEST_PG_ADMIN_URL'] = servers.postgres?.url;
  process.env['TEST_NATS_URL'] = servers.nats?.url;
  process.env['TEST_REDIS_URL'] = servers.redis?.url;
  process.env['TEST_MEILI_URL'] = servers.meilisearch?.url;
  process.env['TEST_MEILI_KEY'] = servers.meilisearchKey;
}
