/*
 * `npm run bench:ledger`: 5,000,000 statements about 100,000 places, 60,000 of them about one, on a database of the bench's own.
 * Needs a build. How long the rebuild of what is shown takes and whether it gives the same twice, and a venue's page, its history,
 * its facts and what is near by at the gateway: p95, with PostgreSQL's plans of what is slow.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withClient } from '@waymark/testing';
import { Pool } from 'undici';
import { fillLedger, venuesOf } from './ledger/fill-ledger';
import { openLoop } from './open-loop';
import { percentile } from './percentile';
import { startBenchPlatform } from './bench-platform';

const BAR_MS = 50;
const STATEMENTS = Number(process.env['BENCH_STATEMENTS'] ?? 5_000_000);
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 30);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const VENUES = venuesOf(STATEMENTS);
/** Of what the rebuild makes: equal digests are equal rows. */
const DIGEST = `
  SELECT md5(string_agg(t.row, '' ORDER BY t.row)) AS digest, count(*)::int AS rows FROM (
    SELECT verification::text AS row FROM verification UNION ALL
    SELECT answer::text FROM answer UNION ALL
    SELECT (id, claims, claim_notes, partly, known_features, answers_up_to)::text FROM venue) AS t`;

const failures: string[] = [];
const platform = await startBenchPlatform();
try {
  const { url, filled: busyVenueId } = await platform.open('reviews_ledger', (client) =>
    fillLedger(client, STATEMENTS),
  );
  const rebuild = async () => {
    const started = performance.now();
    await promisify(execFile)(process.execPath, ['services/reviews/dist/rebuild-answers.js'], {
      env: { ...process.env, DATABASE_URL: url, MODE: 'production', LOG_LEVEL: 'warn' },
    });
    const [shown] = (await withClient(url, (client) => client.query<{ digest: string; rows: number }>(DIGEST))).rows;
    console.log(
      `rebuild: ${((performance.now() - started) / 1000).toFixed(0)} s, ${shown?.rows} rows, ${shown?.digest}`,
    );
    return shown?.digest;
  };
  const first = await rebuild();
  await withClient(url, (client) => client.query('VACUUM ANALYZE'));
  if ((await rebuild()) !== first) failures.push('a second rebuild gave something else');

  const pool = new Pool(platform.origin, { connections: 20 });
  const some = Array.from({ length: 200 }, (_, index) => 2 + ((index * 499) % (VENUES - 2)));
  const kinds: Record<string, string[]> = {
    'a venue': some.map((id) => `/api/venues/${id}`),
    'the busy venue': [`/api/venues/${busyVenueId}`],
    'a history': some.map((id) => `/api/venues/${id}/statements?feature=LiftAccess`),
    'the busy history': [`/api/venues/${busyVenueId}/statements?feature=StepFreeAccess`],
    'near by': some.map((id) => `/api/venues/${id}/nearby`),
    'facts of 50': [`/api/venues/facts?ids=${some.slice(0, 50).join(',')}`],
  };
  await openLoop(pool, Object.values(kinds).flat(), PER_SECOND, 5);
  for (const [kind, paths] of Object.entries(kinds)) {
    const samples = await openLoop(pool, paths, PER_SECOND, SECONDS);
    const [p50, p95] = [0.5, 0.95].map((share) =>
      percentile(
        samples.map(({ ms }) => ms),
        share,
      ),
    ) as [number, number];
    const failed = samples.filter(({ status }) => status !== 200).length;
    console.log(
      `${kind}: ${samples.length} requests, ${failed} failed, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bar ${BAR_MS} ms)`,
    );
    if (failed > 0 || p95 >= BAR_MS) failures.push(`${kind}: p95 ${p95.toFixed(1)} ms, ${failed} failed`);
  }
  await pool.close();
  for (const about of [busyVenueId, some[0]]) {
    const plan = await withClient(url, (client) =>
      client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS) SELECT * FROM stated_fact WHERE venue_id = ${about}`,
      ),
    );
    console.log(plan.rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
} finally {
  await platform.stop();
}
if (failures.length > 0) console.error(`Over the bar:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
process.exit(failures.length > 0 ? 1 : 0);
