/*
 * `npm run bench:import`: a CSV of 1,000,000 made places with four statements each into a database of the bench's own that has the places of a
 * first start, killed (SIGKILL) at a third and started again, then a newer edition without the last row. Needs a build. BENCH_ROWS for fewer.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations } from '@waymark/migrate';
import { ensureServiceDatabase, startMeilisearch, startPostgres, withClient } from '@waymark/testing';
import { LOCAL, LOGS } from '../local/paths';
import { runCommand } from '../local/run-command';
import { secret } from '../local/secrets';
import { MADE_MAPPING, writeMadeList } from './import/made-list';
import { measuredImport } from './import/measured-import';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const BAR_SECONDS = (15 * 60 * ROWS) / 1_000_000;
const BAR_MEGABYTES = 500;
const COUNTS = `
  SELECT (SELECT count(*)::int FROM venue WHERE source_name = 'made-list') AS venues,
         (SELECT count(*)::int FROM statement WHERE source = 'made-list' AND ended_at IS NULL) AS statements,
         (SELECT count(*)::int FROM imported_row WHERE gone_since IS NOT NULL) AS gone`;

const failures: string[] = [];
const platform = await startImportPlatform();
const list = join(LOCAL, 'made.csv');
const mapping = join(LOCAL, 'mapping.json');
const argsOf = (date: string) => [
  ...['csv', list, '--mapping', mapping, '--source', 'Made list', '--publisher', 'Nobody', '--licence', 'CC0-1.0'],
  ...['--country', 'GB', '--date', date],
];
const counts = async () =>
  (await withClient(platform.ownerUrl, (client) => client.query<Record<string, number>>(COUNTS))).rows[0];

try {
  await writeFile(mapping, JSON.stringify(MADE_MAPPING));
  await writeMadeList(list, ROWS);
  const cut = await measuredImport(argsOf('2026-06-01'), platform.env, ROWS / 3);
  console.log(`killed after ${cut.seconds.toFixed(0)} s`, await counts());
  const rest = await measuredImport(argsOf('2026-06-01'), platform.env);
  const [seconds, megabytes] = [cut.seconds + rest.seconds, Math.max(cut.megabytes, rest.megabytes)];
  const had = await counts();
  console.log(
    `${ROWS} rows: ${seconds.toFixed(0)} s (bar ${BAR_SECONDS.toFixed(0)} s), ${(ROWS / seconds).toFixed(0)} a second, at most ${megabytes.toFixed(0)} MB (bar ${BAR_MEGABYTES} MB)`,
    had,
  );
  if (seconds > BAR_SECONDS) failures.push(`${seconds.toFixed(0)} s`);
  if (megabytes > BAR_MEGABYTES) failures.push(`${megabytes.toFixed(0)} MB`);
  if (rest.code !== 0 || had?.['venues'] !== ROWS) failures.push(`${had?.['venues']} of ${ROWS} places are there`);

  await writeMadeList(list, ROWS - 1);
  const newer = await measuredImport(argsOf('2026-07-01'), platform.env);
  const then = await counts();
  console.log(`a newer edition: ${newer.seconds.toFixed(0)} s, ${newer.megabytes.toFixed(0)} MB`, then);
  if (newer.code !== 0 || then?.['gone'] !== 1) failures.push('the newer edition did not mark what it lost');
} finally {
  await platform.stop();
}
if (failures.length > 0) console.error(`Over the bar: ${failures.join('; ')}`);
process.exit(failures.length > 0 ? 1 : 0);

/** A database and a search server of the bench's own, with what a first start reads. */
async function startImportPlatform() {
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
