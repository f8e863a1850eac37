/* `npm run bench:search`: search p95 at the gateway, 50 requests a second, over the seeded venues. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'undici';
import { openLoop } from './open-loop';
import { percentile } from './percentile';
import { platform } from './platform';

const LIMIT_MS = 25;
const PER_SECOND = 50;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20);

const relevance = join(import.meta.dirname, '../../services/reviews/test/relevance.json');
const queries = JSON.parse(readFileSync(relevance, 'utf8')) as { q: string; mode?: string }[];
const paths = queries.map(({ q, mode }) => {
  const text = encodeURIComponent(q);
  return `/api/venues/search?q=${text}&${mode === 'global' ? 'forceGlobal=true' : 'userCountry=UK'}`;
});

const pool = new Pool(platform().origin, { connections: 20 });
await openLoop(pool, paths, PER_SECOND, 3);
const samples = await openLoop(pool, paths, PER_SECOND, SECONDS);
await pool.close();

const times = samples.map((sample) => sample.ms);
const failed = samples.filter((sample) => sample.status !== 200).length;
const p95 = percentile(times, 0.95);
console.log(
  `search: ${samples.length} requests, ${failed} failed, p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
    `p95 ${p95.toFixed(1)} ms (bar ${LIMIT_MS} ms), p99 ${percentile(times, 0.99).toFixed(1)} ms`,
);
process.exitCode = failed > 0 || p95 > LIMIT_MS ? 1 : 0;
