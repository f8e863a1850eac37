import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Guarantee } from './guarantee';
import { addVenue, publishReviews, register, reportProblems, signInAgain } from '../load/people';
import { sendOnce, type Ask } from '../load/send';
import { failures } from '../load/steady-load';
import { Voting } from '../load/voting';
import { isInIndex, type Slice } from '../load/site';
import type { ChaosPlatform } from './platform/chaos-platform';

interface ReadyReport {
  httpStatus: number;
  status: 'ok' | 'degraded' | 'down';
  parts: Record<string, 'up' | 'down'>;
}

/** Returns a process's report on itself and its parts. */
async function readyReport(origin: string): Promise<ReadyReport> {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) });
  return { httpStatus: answer.status, ...((await answer.json()) as Omit<ReadyReport, 'httpStatus'>) };
}
const JOURNEY_MS = 10_000;
const DELIVERED_MS = 10_000;

type Process = 'gateway' | Slice;
/** Each part is stopped in turn. `namedBy`: which processes must report it, and under what name. */
const STOPPED = [
  { part: 'redis', namedBy: { gateway: 'redis', account: 'redis' } },
  { part: 'nats', namedBy: { gateway: 'nats', account: 'nats', reviews: 'nats', maps: 'nats' } },
  { part: 'meilisearch', namedBy: { reviews: 'search' } },
] as const satisfies readonly { part: keyof ChaosPlatform['parts']; namedBy: Partial<Record<Process, string>> }[];

/** Reading and writing continue without Redis, NATS or Meilisearch. Delayed work is done when the part is back. */
export const partsDown: Guarantee = {
  id: 'parts-down',
  slices: ['reviews', 'account', 'maps'],
  promise: 'reading and writing go on without Redis, NATS or Meilisearch',
  async run(platform) {
    const pool = new Pool(platform.origin, { connections: 32 });
    const voting = await Voting.prepare(platform, { authors: 1, reviewsEach: 3, members: 4 });
    const wrong: string[] = [];
    const figures: string[] = [];
    for (const { part, namedBy } of STOPPED) {
      await platform.parts[part].stop();
      const venueName = `Without ${part} hall`;
      const began = Date.now();
      const journey = await goOn(pool, voting, venueName);
      const ms = Date.now() - began;
      const unnamed = await notNaming(platform, namedBy);
      const starting = Date.now();
      await platform.parts[part].start();
      const startMs = Date.now() - starting;
      const delivered = await delivery(platform, pool, voting, venueName);
      figures.push(
        `${part} (went on in ${ms} ms, back ${startMs} ms after its start, delivered ${delivered.seconds} s later)`,
      );
      const late = ms > JOURNEY_MS ? [`the journey took ${ms} ms`] : [];
      wrong.push(...[...journey, ...unnamed, ...late, ...delivered.wrong].map((text) => `without ${part}: ${text}`));
    }
    await voting.close();
    await pool.close();
    return {
      held: { isAsItMust: wrong.length === 0, figure: [figures.join(', '), ...wrong].join('; ') },
      control: null,
    };
  },
};

/**
 * Signs up, signs in, names a venue, reviews it, votes, reports a footpath, searches and reads; returns what failed.
 */
async function goOn(pool: Pool, voting: Voting, venueName: string): Promise<string[]> {
  const member = await register(pool);
  const signedIn = await signInAgain(member);
  const venue = await addVenue(member, venueName);
  await publishReviews(member, 1);
  await voting.send(20);
  await reportProblems(member, 1);
  const { cookie } = member;
  const reads: Ask[] = [
    { path: '/' },
    { path: '/api/auth/user', cookie },
    { path: `/api/venues/${venue}` },
    { path: `/api/reviews/${voting.reviews[0]}/votes`, cookie },
    { path: '/api/footpath-reports?limit=5' },
    { path: `/api/venues/search?q=${encodeURIComponent('chaos hall')}` },
  ];
  const failed = failures(await Promise.all(reads.map((read) => sendOnce(pool, read))));
  return signedIn === 200 ? failed : [...failed, `sign-in answered ${signedIn}`];
}

async function notNaming(platform: ChaosPlatform, namedBy: Partial<Record<Process, string>>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(namedBy).map(async ([process_, name]) => {
      const origin =
        process_ === 'gateway' ? platform.internalOrigins[0] : platform.services[process_ as Slice].origins[0];
      const { httpStatus, status, parts } = await readyReport(origin ?? '');
      return httpStatus === 200 && status === 'degraded' && parts[name] === 'down'
        ? null
        : `${process_} says ${httpStatus} ${status} ${JSON.stringify(parts)}`;
    }),
  );
  return found.filter((text) => text !== null);
}

/** Waits until counts and index contain everything written meanwhile, and every process reports that it is healthy. */
async function delivery(
  platform: ChaosPlatform,
  pool: Pool,
  voting: Voting,
  venueName: string,
): Promise<{ seconds: number; wrong: string[] }> {
  const began = Date.now();
  const { wrong } = await voting.settle(DELIVERED_MS);
  for (;;) {
    const isIndexed = await isInIndex(pool, venueName);
    const reports = await Promise.all(
      [...platform.internalOrigins, ...Object.values(platform.services).flatMap(({ origins }) => origins)].map(
        readyReport,
      ),
    );
    const unwell = reports.filter(({ status }) => status !== 'ok');
    const ms = Date.now() - began;
    const seconds = Math.round(ms / 100) / 10;
    if (isIndexed && unwell.length === 0) return { seconds, wrong };
    if (ms > DELIVERED_MS) {
      const left = [
        ...(isIndexed ? [] : ['the new venue is not in the index']),
        ...unwell.map(({ parts }) => `still ${JSON.stringify(parts)}`),
      ];
      return { seconds, wrong: [...wrong, ...left] };
    }
    await pause(100);
  }
}
