import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureServiceDatabase,
  freePort,
  startMeilisearch,
  startNats,
  startPostgres,
  startRedis,
  type ChildServer,
} from '@waymark/testing';
import { startApp } from '../../chaos/platform/start-app';
import { serviceEnv } from '../../local/environment';
import { LOCAL, LOGS } from '../../local/paths';
import { runCommand } from '../../local/run-command';
import { secret } from '../../local/secrets';
import { applyMigrations } from '@waymark/migrate';

export interface SearchPlatform {
  /** Of the service itself. */
  origin: string;
  identitySecret: string;
  /** Runs the service anew; the search server too unless it is to stay as it is. */
  restart(searchServer: 'new' | 'as it is'): Promise<void>;
  searchServerPid(): number;
  stop(): Promise<void>;
}

/** The built reviews service with the seeded venues, on real servers of its own. */
export async function startSearchPlatform(): Promise<SearchPlatform> {
  rmSync(LOCAL, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const place = (name: string) => ({
    dataDir: join(LOCAL, name),
    logFile: join(LOGS, `${name}.log`),
    password: secret(name),
  });
  const searchServer = (port?: number) =>
    startMeilisearch({ ...place('meilisearch'), masterKey: secret('meilisearch'), ...(port ? { port } : {}) });
  const postgres = await startPostgres({ ...place('postgres'), throwAway: true });
  const [nats, redis, first] = await Promise.all([
    startNats(place('nats')),
    startRedis(place('redis')),
    searchServer(),
  ]);
  let meilisearch = first;
  const passwords = { ownerPassword: secret('owner'), appPassword: secret('app') };
  const urls = await ensureServiceDatabase(postgres.url, { service: 'reviews', database: 'reviews', ...passwords });
  await applyMigrations('reviews', urls.ownerUrl);
  const port = await freePort();
  const env = serviceEnv('reviews', port, { postgres, nats, redis, meilisearch }, urls);
  await runCommand('reviews', 'load-seed', env);
  await runCommand('reviews', 'rebuild-search-index', env);
  let reviews: ChildServer | null = null;
  return {
    origin: `http://127.0.0.1:${port}`,
    identitySecret: env['IDENTITY_SECRET'] ?? '',
    async restart(which) {
      await reviews?.stop();
      if (which === 'new') {
        await meilisearch.stop();
        meilisearch = await searchServer(first.port);
      }
      reviews = await startApp('reviews', 'services/reviews', env);
    },
    searchServerPid: () => meilisearch.pid,
    async stop() {
      await reviews?.stop();
      await Promise.all([postgres, nats, redis, meilisearch].map((server) => server.stop()));
    },
  };
}
