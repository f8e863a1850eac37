/*
 * `npm run bench:reviews`: lists of reviews and a busy venue at the gateway, on databases of the bench's own with 10,000 and with
 * 100,000 reviews. Needs a build (`npm start` makes one). Every kind of read: p95, cost growth, SQL statements; memory of both processes.
 */
import { withClient } from '@waymark/testing';
import { Pool } from 'undici';
import { readFileSync } from 'node:fs';
import { mostStatements } from './most-statements';
import { openLoop } from './open-loop';
import { percentile } from './percentile';
import { startBenchPlatform, type BenchPlatform } from './bench-platform';
import { fillReviews, type Filling } from './reviews/fill-reviews';
import { readPaths } from './reviews/read-paths';

// What the service does by itself (outbox, consumers) reads none of these.
const OF_A_READ = /\b(FROM|JOIN)\s+(review|venue|verification|answer)\b/;

interface Measured {
  count: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Each path in turn, `perSecond` requests a second for `seconds`. */
async function measure(pool: Pool, paths: readonly string[], perSecond: number, seconds: number): Promise<Measured> {
  const samples = await openLoop(pool, paths, perSecond, seconds);
  const times = samples.map((sample) => sample.ms);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
  return { count: samples.length, failed: samples.filter((sample) => sample.status !== 200).length, p50, p95, p99 };
}

/** Memory of a process that is not swapped out, in MB. */
function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
const BARS = { p95: 50, statements: 2, growth: 1.5, memory: 40 } as const;
/** Below this a ratio of two times measures the clock, not the work. */
const QUIET_MS = 5;
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 30);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

const SMALL: Filling = { reviews: 10_000, ofBusyVenue: 500 };
const LARGE: Filling = { reviews: 100_000, ofBusyVenue: 5_000 };

const failures: string[] = [];
const must = (ok: boolean, what: string) => {
  if (!ok) failures.push(what);
};

const platform = await startBenchPlatform();
try {
  const small = await run(platform, 'reviews_small', SMALL);
  const large = await run(platform, 'reviews_large', LARGE);
  for (const [kind, { p95 }] of Object.entries(large)) {
    const before = small[kind]?.p95 ?? NaN;
    const growth = p95 / Math.max(before, QUIET_MS);
    console.log(
      `${kind}: 10x the rows cost x${growth.toFixed(2)} (p95 ${before.toFixed(1)} ms, then ${p95.toFixed(1)} ms; bar x${BARS.growth})`,
    );
    must(growth <= BARS.growth, `${kind}: growth x${growth.toFixed(2)}`);
  }
} finally {
  await platform.stop();
}
if (failures.length > 0) console.error(`Over the bar:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
process.exit(failures.length > 0 ? 1 : 0);

async function run(on: BenchPlatform, name: string, filling: Filling): Promise<Record<string, Measured>> {
  const database = await on.open(name, (client) => fillReviews(client, filling));
  const kinds = await withClient(database.url, (client) => readPaths(client, database.filled));
  const pool = new Pool(on.origin, { connections: 20 });
  await measure(pool, Object.values(kinds).flat(), PER_SECOND, 5);
  const warm = on.pids();
  const before = { gateway: residentMemory(warm.gateway), service: residentMemory(warm.service) };
  const measured: Record<string, Measured> = {};
  for (const [kind, paths] of Object.entries(kinds)) {
    const figures = (measured[kind] = await measure(pool, paths, PER_SECOND, SECONDS));
    const { count, failed, p50, p95, p99 } = figures;
    console.log(
      `${filling.reviews} reviews, ${kind}: ${count} requests, ${failed} failed, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bar ${BARS.p95} ms), p99 ${p99.toFixed(1)} ms`,
    );
    must(
      failed === 0 && p95 < BARS.p95,
      `${filling.reviews} reviews, ${kind}: p95 ${p95.toFixed(1)} ms, ${failed} failed`,
    );
  }
  for (const part of ['gateway', 'service'] as const) {
    const after = residentMemory(warm[part]);
    console.log(
      `${filling.reviews} reviews, memory of ${part}: ${before[part].toFixed(0)} MB, then ${after.toFixed(0)} MB`,
    );
    must(after - before[part] < BARS.memory, `memory of ${part}: +${(after - before[part]).toFixed(0)} MB`);
  }
  await pool.close();
  const { most, path } = await mostStatements(
    on,
    { slice: 'reviews', ofARead: OF_A_READ },
    Object.values(kinds)
      .flat()
      .map((path) => ({ path })),
  );
  console.log(
    `${filling.reviews} reviews: at most ${most} SQL statements for one read (${path}; bar ${BARS.statements})`,
  );
  must(most > 0 && most <= BARS.statements, `${most} SQL statements for ${path}`);
  return measured;
}
