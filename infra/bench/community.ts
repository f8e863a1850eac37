/*
 * `npm run bench:community`: 100,000 trips, 1,000,000 comments, 200,000 members of whom one has 50,000 followers, and a tenth of all
 * that, on databases of the bench's own. Needs a build. Every read at the gateway: p95, cost growth, SQL statements; and feeds while
 * the one whom most follow posts.
 */
import { TRIP_FILTERS } from '@waymark/contracts-community';
import { Pool } from 'undici';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { signedInAs } from './community/as-member';
import { BUSY_TRIP, fillCommunity, fillingOf, READER, STAR } from './community/fill-community';
import { type Ask, openLoop } from './open-loop';
import { tenTimes, type TenTimes } from './ten-times';

/** Members with a handful of those whom they follow, none of them blocked. */
const ORDINARY = Array.from({ length: 20 }, (_, at) => 3_001 + at * 10);

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

/** What people read, by kind. Without headers it is asked as a visitor. */
function readAsks(headers: ReadonlyMap<number, { cookie: string }>): Record<string, Ask[]> {
  const as = (member: number, path: string): Ask => ({ path, headers: headers.get(member) ?? {} });
  const list = (query: string): Ask => ({ path: `/api/trip-blogs?${query}` });
  const trips = Array.from({ length: 20 }, (_, at) => 3 + at * 42);
  return {
    'newest trips': [list('limit=12')],
    ...Object.fromEntries(TRIP_FILTERS.map((filter) => [`trips, ${filter}`, [list(`filter=${filter}&limit=12`)]])),
    'most liked': [list('sort=liked&limit=12')],
    'most liked, wheelchair': [list('sort=liked&filter=wheelchair&limit=12')],
    'a word of a third': [list('q=tram&limit=12')],
    'a rare word': [list('q=word4711'), list('q=word17')],
    'three words': [list('q=tram%20leeds%20part&filter=visual')],
    'half a word': [list('q=wor')],
    'trips, as a member': [as(READER, '/api/trip-blogs?limit=12')],
    'a trip': trips.map((id) => ({ path: `/api/trip-blogs/${id}` })),
    'a trip, as a member': trips.map((id) => as(READER, `/api/trip-blogs/${id}`)),
    comments: trips.map((id) => ({ path: `/api/trip-blogs/${id}/comments` })),
    'comments, as a member': trips.map((id) => as(READER, `/api/trip-blogs/${id}/comments`)),
    'many comments': [as(READER, `/api/trip-blogs/${BUSY_TRIP}/comments`)],
    'how many comments': [as(READER, `/api/trip-blogs/${BUSY_TRIP}/comments/counts`)],
    'feed of many': [as(READER, '/api/activities/feed')],
    'feed of few': ORDINARY.map((member) => as(member, '/api/activities/feed')),
    notifications: [READER, ...ORDINARY].map((member) => as(member, '/api/notifications')),
    'notifications of the star': [as(STAR, '/api/notifications')],
    unread: [READER, ...ORDINARY].map((member) => as(member, '/api/notifications/unread-count')),
    'unread of the star': [as(STAR, '/api/notifications/unread-count')],
    suggestions: [READER, ...ORDINARY].map((member) => as(member, '/api/users/suggestions')),
    'followers of the star': [as(READER, `/api/users/${STAR}/followers`)],
    'whom the reader follows': [as(READER, `/api/users/${READER}/following`)],
    'standing to the star': [READER, ...ORDINARY].map((member) => as(member, `/api/users/${STAR}/relation`)),
    badges: ORDINARY.map((member) => as(READER, `/api/users/${member}/badges`)),
  };
}
