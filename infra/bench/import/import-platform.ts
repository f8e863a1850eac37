import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations } from '@waymark/migrate';
import { ensureServiceDatabase, startMeilisearch, startPostgres } from '@waymark/testing';
import { LOCAL, LOGS } from '../../local/paths';
import { runCommand } from '../../local/run-command';
import { secret } from '../../local/secrets';

/** A database and a search server of the bench's own, with what a first start reads. */
export async function startImportPlatform() {
  rmSync(LOCAL, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const place = (name: string) => ({
    dataDir: join(LOCAL, name),
    logFile: join(LOGS, `${name}.log`),
    password: secret(name),
  });
  const postgres = await startPostgres({ ...place('postgres'), throwAway: true });
  const meilisearch = await startMeilisearch({ ...place('meilisearch'), masterKey: secret('meilisearch') });
  const passwords = { ownerPassword: secret('owner'), appPassword: secret('app') };
  const urls = await ensureServiceDatabase(postgres.url, { service: 'reviews', database: 'reviews', ...passwords });
  await applyMigrations('reviews', urls.ownerUrl);
  const env = {
    MODE: 'production',
    LOG_LEVEL: 'warn',
    SEED: 'first',
    DATABASE_URL: urls.appUrl,
    MEILI_URL: meilisearch.url,
    MEILI_KEY: secret('meilisearch'),
  };
  await runCommand('reviews', 'load-seed', env);
  await runCommand('reviews', 'rebuild-search-index', env);
  return { env, ownerUrl: urls.ownerUrl, stop: () => Promise.all([postgres.stop(), meilisearch.stop()]) };
}
