/*
 * `npm run bench:reviews`: needs a build (`npm start` makes one); uses its own databases with 10,000 and 100,000
 * reviews. Measures lists of reviews and a busy venue at the gateway. For every kind of read: p95, cost growth, SQL
 * statements; memory of both processes.
 */
import { readFileSync } from 'node:fs';
import { withClient } from '@waymark/testing';
import { fillReviews } from './reviews/fill-reviews';
import { readPaths } from './reviews/read-paths';
import { tenTimes, type TenTimes } from './ten-times';

// Matches reads; the service's background work (outbox, consumers) reads none of these tables.
const OF_A_READ = /\b(FROM|JOIN)\s+(review|venue|verification|answer)\b/;
const BARS = { p95: 50, statements: 2, growth: 1.5, memoryMb: 40 } as const;
/** Milliseconds below which the ratio of two times shows the precision of the clock, not the work. */
const QUIET_MS = 5;
const RATE = {
  perSecond: Number(process.env['BENCH_PER_SECOND'] ?? 30),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 8),
};

await tenTimes('reviews', { growth: BARS.growth, quietMs: QUIET_MS }, (bench, part) =>
  measure(bench, `reviews_${part}`, part === 'few' ? 10_000 : 100_000),
);

/** Returns medians by kind of read, in milliseconds. */
async function measure(bench: TenTimes, name: string, reviews: number): Promise<Record<string, number>> {
  const { platform } = bench;
  const filling = { reviews, ofBusyVenue: reviews / 20 };
  const database = await platform.open(name, (client) => fillReviews(client, filling));
  const kinds = await withClient(database.url, (client) => readPaths(client, database.filled));
  const what = `${reviews} reviews`;
  await bench.reads(what, kinds, { ...RATE, seconds: 1 }, Infinity);
  const pids = Object.entries(platform.pids());
  const before = pids.map(([, pid]) => residentMemory(pid));
  const medians = await bench.reads(what, kinds, RATE, BARS.p95);
  for (const [index, [part, pid]] of pids.entries()) {
    const grown = residentMemory(pid) - (before[index] ?? 0);
    const figure = `${what}, memory of ${part}: +${grown.toFixed(0)} MB (bar ${BARS.memoryMb} MB)`;
    console.log(figure);
    bench.must(grown < BARS.memoryMb, figure);
  }
  const asked = { slice: 'reviews', ofARead: OF_A_READ };
  await bench.statements(what, asked, Object.values(kinds).flat(), BARS.statements);
  return medians;
}

/** Returns a process's resident memory in MB; swapped memory does not count. */
function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
