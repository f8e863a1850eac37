import { TRIP_FILTERS } from '@waymark/contracts-community';
import type { Pool } from 'undici';
import { sendOnce, type Ask } from '../../load/send';
import { signedInAs } from '../../load/sessions';
import { readSteadily, type TenTimes } from '../ten-times';
import { BUSY_TRIP, fillCommunity, fillingOf, READER, STAR } from './fill-trips';

/** Members who follow a few others and block nobody. */
const ORDINARY = Array.from({ length: 20 }, (_, at) => 3_001 + at * 10);

const BARS = { p95: 50, statements: 2 } as const;
const RATE = {
  perSecond: Number(process.env['BENCH_PER_SECOND'] ?? 50),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 5),
};
const POSTS = 10;
const OF_A_READ = /\b(FROM|JOIN)\s+(trip_\w+|member|member_follow|member_merit|activity|notification)\b/;

/** Jobs that look for due points and notification emails every second. */
const OF_ITSELF = /\b(due_at|mail_at|unused_since)\b/;

/** Returns medians by kind of read, in milliseconds, for members and visitors. */
export async function measureTrips(bench: TenTimes, name: string, trips: number): Promise<Record<string, number>> {
  const { platform, pool } = bench;
  await platform.open(name, (client) => fillCommunity(client, fillingOf(trips)));
  const cookies = await signedInAs(platform.redisUrl, [STAR, READER, ...ORDINARY]);
  const kinds = readAsks(cookies);
  const what = `${trips} trips`;
  const medians = await bench.reads(what, kinds, RATE, BARS.p95);
  const feeds = [...(kinds['feed of few'] ?? []), ...(kinds['feed of many'] ?? [])];
  const posting = post(pool, cookies.get(STAR));
  const samples = await readSteadily(pool, feeds, RATE);
  const wrong = samples.map(({ status }) => status).filter((status) => status !== 200);
  const times = samples.map(({ ms }) => ms);
  bench.judged(`${what}, feeds while the star posts`, times, BARS.p95, [...new Set(wrong)]);
  bench.must((await posting) === POSTS, `${what}: not every post of the star was accepted`);
  const one = Object.values(kinds).map(([ask]) => ask ?? { path: '/' });
  const asked = { slice: 'community', ofARead: OF_A_READ, ofItself: OF_ITSELF };
  await bench.statements(what, asked, one, BARS.statements);
  return medians;
}

/** Posts trips of the most followed member during one measurement; returns how many were accepted. */
async function post(pool: Pool, cookie?: string): Promise<number> {
  let accepted = 0;
  for (let at = 0; at < POSTS; at += 1) {
    const body = {
      title: `News of the star, part ${at}`,
      description: 'Everybody who follows is to find this in their feed.',
      destination: 'Leeds',
      startDate: '2026-05-04',
    };
    const key = crypto.randomUUID();
    const { status } = await sendOnce(pool, { method: 'POST', path: '/api/trip-blogs', body, cookie, key });
    if (status === 201) accepted += 1;
    await new Promise((resolve) => setTimeout(resolve, (RATE.seconds * 1_000) / POSTS));
  }
  return accepted;
}

/** Requests by kind. Those without a cookie are a visitor's. */
function readAsks(cookies: ReadonlyMap<number, string>): Record<string, Ask[]> {
  const as = (member: number, path: string): Ask => ({ path, cookie: cookies.get(member) });
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
