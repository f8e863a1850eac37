/*
 * `npm run bench:community`: 100,000 trips, 1,000,000 comments, 200,000 members of whom one has 50,000 followers, and a tenth of all
 * that, on databases of the bench's own. Needs a build. Every read at the gateway: p95, cost growth, SQL statements; and feeds while
 * the one whom most follow posts.
 */
import { Pool } from 'undici';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { signedInAs } from './community/as-member';
import { fillCommunity, fillingOf, READER, STAR } from './community/fill-community';
import { ORDINARY, readAsks } from './community/read-asks';
import { type Ask, openLoop } from './open-loop';
import { tenTimes, type TenTimes } from './ten-times';

const BARS = { p95: 50, growth: 1.5, statements: 2 } as const;
/** Below this a ratio of two times measures the clock, not the work. */
const QUIET_MS = 5;
const TRIPS = Number(process.env['BENCH_TRIPS'] ?? 100_000);
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 50);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const POSTS = 10;
const OF_A_READ = /\b(FROM|JOIN)\s+(trip_\w+|member|member_follow|member_merit|activity|notification)\b/;

/** Points and letters that are due are looked for once a second. */
const OF_ITSELF = /\b(due_at|mail_at|unused_since)\b/;

await tenTimes('community', { bars: BARS, quietMs: QUIET_MS }, (bench, part) =>
  measure(bench, `community_${part}`, part === 'few' ? TRIPS / 10 : TRIPS),
);

/** Medians by kind of read, milliseconds. */
async function measure(bench: TenTimes, name: string, trips: number): Promise<Record<string, number>> {
  const { platform } = bench;
  const began = performance.now();
  await platform.open(name, (client) => fillCommunity(client, fillingOf(trips)));
  console.log(`${trips} trips: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const headers = await signedInAs(platform.redisUrl, [STAR, READER, ...ORDINARY]);
  const pool = new Pool(platform.origin, { connections: 20 });
  const kinds = readAsks(headers);
  await openLoop(pool, Object.values(kinds).flat(), PER_SECOND, 5);
  const medians: Record<string, number> = {};
  for (const [kind, asks] of Object.entries(kinds))
    medians[kind] = await measured(bench, pool, `${trips} trips, ${kind}`, asks);
  const feeds = [...(kinds['feed of few'] ?? []), ...(kinds['feed of many'] ?? [])];
  const posting = post(pool, headers.get(STAR) ?? {});
  await measured(bench, pool, `${trips} trips, feeds while the star posts`, feeds);
  bench.must((await posting) === POSTS, `${trips} trips: not every post of the star was accepted`);
  await pool.close();
  const one = Object.values(kinds).map(([ask]) => ask ?? { path: '/' });
  const asked = { slice: 'community', ofARead: OF_A_READ, ofItself: OF_ITSELF };
  await bench.statements(`${trips} trips`, asked, one, BARS.statements);
  return medians;
}

async function measured(bench: TenTimes, pool: Pool, what: string, asks: readonly Ask[]): Promise<number> {
  const samples = await openLoop(pool, asks, PER_SECOND, SECONDS);
  const wrong = [...new Set(samples.map(({ status }) => status).filter((status) => status !== 200))];
  const times = samples.map(({ ms }) => ms);
  return bench.judged(what, times, wrong);
}

/** Trips of the one whom most follow, over the time of one measurement; answers how many were accepted. */
async function post(pool: Pool, headers: Record<string, string>): Promise<number> {
  let accepted = 0;
  for (let at = 0; at < POSTS; at += 1) {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/api/trip-blogs',
      headers: {
        ...headers,
        ...FROM_OUR_PAGES,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        title: `News of the star, part ${at}`,
        description: 'Everybody who follows is to find this in their feed.',
        destination: 'Leeds',
        startDate: '2026-05-04',
      }),
    });
    await body.dump();
    if (statusCode === 201) accepted += 1;
    await new Promise((resolve) => setTimeout(resolve, (SECONDS * 1_000) / POSTS));
  }
  return accepted;
}
