/*
 * `npm run bench:search`: measures p95 of suggestions and understood searches at the gateway, 50 requests a second
 * each, over all venues. Then asks about 760 questions as people type them, from Britain and abroad; prints how many
 * are answered correctly, and each failure.
 * BENCH_ROWS=1000000 first copies places under other names up to that number and rebuilds the index. Use a separate
 * data folder for it (WAYMARK_DATA_DIR), which stays that large. Start the platform with RATE_LIMIT_FACTOR=1000: one
 * visitor sends 50 requests a second.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@waymark/testing';
import type { Client } from 'pg';
import { Pool } from 'undici';
import { percentile } from '../load/percentile';
import { sendOnce } from '../load/send';
import { steadily } from '../load/steady-load';
import { platform } from './platform';

const PART = 50_000;

/** Columns that are copied unchanged. */
const SAME =
  'address, city, normal_city, country, country_code, category, kind, code, path_type, website_url, approximate_position, importance, claims, claim_notes, partly, known_features, source_name, source_id, source_licence, source_retrieved, source_date, is_sample, postcode, last_listed';
/** SQL for a different name with the same shape and length: it swaps vowels. */
const other = (column: string) => `translate(${column}, 'aeiouAEIOU', 'eiouaEIOUA')`;

const ROWS = Number(process.env['BENCH_ROWS'] ?? 0);
const LIMIT_MS = ROWS > 500_000 ? 50 : 25;
const PER_SECOND = 50;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20);

const data = (name: string) => join(import.meta.dirname, '../../services/reviews/test', name);
const suggestions = (JSON.parse(readFileSync(data('relevance.json'), 'utf8')) as { q: string; mode?: string }[]).map(
  ({ q, mode }) =>
    `/api/venues/search?q=${encodeURIComponent(q)}&${mode === 'global' ? 'forceGlobal=true' : 'userCountry=UK'}`,
);

interface NaturalFile {
  towns: Record<string, [number, number]>;
  queries: { q: string; at?: string; from?: string }[];
}
const { towns, queries } = JSON.parse(readFileSync(data('natural-queries.json'), 'utf8')) as NaturalFile;
const fromBritain = queries.filter(({ from = 'britain' }) => from === 'britain');
const questions = fromBritain.map(({ q, at }) => {
  const here = at ? towns[at] : undefined;
  return `/api/search?q=${encodeURIComponent(q)}${here ? `&at=${here.map((degrees) => degrees.toFixed(3)).join(',')}` : ''}`;
});

/** Returns whether p95 is within the limit. */
async function measure(pool: Pool, name: string, paths: readonly string[]): Promise<boolean> {
  const ask = (index: number) => sendOnce(pool, { path: paths[index % paths.length] ?? '/' });
  await steadily(PER_SECOND, Math.ceil(paths.length / PER_SECOND), ask);
  const samples = await steadily(PER_SECOND, SECONDS, ask);
  const times = samples.map((sample) => sample.ms);
  const wrong = samples.filter((sample) => sample.status !== 200).map((sample) => sample.status);
  const failed = wrong.length;
  const p95 = percentile(times, 0.95);
  console.log(
    `${name}: ${samples.length} requests, ${failed} failed${failed > 0 ? ` (${[...new Set(wrong)].join(', ')})` : ''}, p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
      `p95 ${p95.toFixed(1)} ms (bar ${LIMIT_MS} ms), p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  );
  return failed === 0 && p95 <= LIMIT_MS;
}

if (ROWS > 0) {
  const made = await withClient(platform().ownerUrl('reviews'), (client) => fillPlaces(client, ROWS));
  console.log(`${made.toLocaleString('en-GB')} places added, building the index ...`);
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', 'search:rebuild'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The index was not built.');
  console.log(
    `index of ${ROWS.toLocaleString('en-GB')} places: ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}
const pool = new Pool(platform().origin, { connections: 20 });
const isWithin = [
  await measure(pool, 'suggestions', suggestions),
  await measure(pool, 'understood searches', questions),
];
await pool.close();
// Copied places have other names, so the expected answers would be wrong.
if (ROWS === 0) {
  const script = join(import.meta.dirname, '../../services/reviews/test/ask-natural-queries.ts');
  const env = { ...process.env, ORIGIN: platform().origin };
  isWithin.push(spawnSync('npx', ['tsx', script], { env, stdio: 'inherit' }).status === 0);
}
process.exitCode = isWithin.every(Boolean) ? 0 : 1;

/**
 * Copies real places under other names and up to 1.5 km away until there are `wanted`; returns how many it created.
 * Copies each place's data too; triggers create the search rows.
 */
async function fillPlaces(client: Client, wanted: number): Promise<number> {
  const { rows } = await client.query<{ there: number; newest: number }>(
    'SELECT count(*)::int AS there, max(id) AS newest FROM venue',
  );
  const [{ there, newest } = { there: 0, newest: 0 }] = rows;
  const missing = Math.max(0, wanted - there);
  for (let made = 0, round = 1; made < missing; round += 1)
    for (let from = 0; from < newest && made < missing; from += PART) {
      const { rowCount } = await client.query(
        `INSERT INTO venue (place_id, name, normal_name, alt_names, search_text, latitude, longitude, ${SAME})
         SELECT 'bench:' || $3::int || ':' || id, ${other('name')}, ${other('normal_name')}, '{}', replace(search_text, normal_name, ${other('normal_name')}),
                latitude + (id % 29 - 14) * 0.001, longitude + (id % 31 - 15) * 0.0015, ${SAME}
         FROM venue WHERE id > $1 AND id <= least($1 + $4::int, $5::int) AND status IS NULL ORDER BY id LIMIT $2`,
        [from, missing - made, round, PART, newest],
      );
      made += rowCount ?? 0;
    }
  await client.query('VACUUM ANALYZE venue, venue_search');
  return missing;
}
