import { randomBytes, randomUUID } from 'node:crypto';
import { until, withClient } from '@waymark/testing';
import { Pool } from 'undici';
import { FROM_OUR_PAGES, sendOnce, type Ask } from '../load/send';
import { failures, type Answered } from '../load/steady-load';
import { addVenue, publishReviews, register, type Person } from '../load/people';
import { stockLogOutlives } from './controls/stock-log';
import type { Guarantee } from './guarantee';
import type { ChaosPlatform } from './platform/chaos-platform';
import { fullDisk } from './platform/on-a-full-disk';
import { startApp } from './platform/start-app';

const SLICES = ['reviews', 'account', 'maps', 'community'] as const;
const ROUNDS = 150;
const PHOTO_BYTES = 200_000;

/** Makes PostgreSQL refuse rows of this table as it does on a full disk. */
const FULL_TABLE = `CREATE FUNCTION chaos_full() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
  CREATE TRIGGER chaos_full BEFORE INSERT ON review EXECUTE FUNCTION chaos_full()`;
const ROOM_AGAIN = 'DROP TRIGGER IF EXISTS chaos_full ON review; DROP FUNCTION IF EXISTS chaos_full()';

/** Every service logs to a full disk; photos and reviews cannot be stored. */
export const diskFull: Guarantee = {
  id: 'disk-full',
  slices: ['reviews', 'account', 'maps', 'community'],
  promise: 'a full disk ends no process, reads go on, and what cannot be saved is refused in words',
  async run(platform) {
    const pool = new Pool(platform.origin, { connections: 16 });
    // A gateway that has just started loads the list of services last.
    await until('the services', 30_000, async () =>
      (await fetch(`${platform.origin}/api/auth/user`)).status === 404 ? null : true,
    );
    const author = await register(pool);
    const venue = await addVenue(author, 'Full hall');
    const disk = fullDisk();
    const pids = await restartAll(platform, (slice, env) => disk.begin(slice, env));
    const wrong: string[] = [];
    try {
      wrong.push(...(await readsFail(pool, author, venue)));
      await addVenue(author, 'Another full hall');
      if (disk.isMounted) wrong.push(...(await notRefused('a photo', sendPhoto(platform, author))));
      await change(platform, FULL_TABLE);
      wrong.push(...(await notRefused('a review', sendReview(platform, author, venue))));
      wrong.push(...(await readsFail(pool, author, venue)));
      wrong.push(...ended(platform, pids));
      wrong.push(...(await linesNotCounted(platform)));
    } finally {
      await change(platform, ROOM_AGAIN);
      await restartAll(platform, (slice, env) => startApp(slice, `services/${slice}`, env));
    }
    await publishReviews(author, 1);
    await pool.close();
    const kept = stockLogOutlives();
    const what = disk.isMounted ? 'log, photos and reviews' : 'log and reviews (this machine mounts no small disk)';
    return {
      held: {
        isAsItMust: wrong.length === 0,
        figure: wrong.join('; ') || `${what} without room: ${SLICES.length} services went on, reads answered 200`,
      },
      control: {
        isAsItMust: !kept,
        figure: `with pino's own destination a process ${kept ? 'went on' : 'ended or stood still'}`,
      },
    };
  },
};

const change = (platform: ChaosPlatform, sql: string) =>
  withClient(platform.databases.reviews.ownerUrl, (client) => client.query(sql));

type Begin = (slice: string, env: Record<string, string>) => ReturnType<typeof startApp>;

/** Restarts each service on its own port; returns the process IDs. */
async function restartAll(platform: ChaosPlatform, begin: Begin): Promise<number[]> {
  const restarted = SLICES.map(async (slice) => {
    const { parts, origins, env } = platform.services[slice];
    for (const [index, part] of parts.entries()) {
      const port = Number(new URL(origins[index] ?? '').port);
      await part.stop();
      await part.roll(() => begin(slice, env(port)));
    }
    return parts.map((part) => part.pid());
  });
  return (await Promise.all(restarted)).flat();
}

function ended(platform: ChaosPlatform, pids: readonly number[]): string[] {
  const now = SLICES.flatMap((slice) => platform.services[slice].parts.map((part) => part.pid()));
  const alive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  return pids.every((pid, index) => pid === now[index] && alive(pid)) ? [] : ['a service ended'];
}

async function readsFail(pool: Pool, { cookie }: Person, venue: number): Promise<string[]> {
  const reads: Ask[] = [
    { path: `/api/venues/${venue}` },
    { path: '/api/venues/search?q=full+hall' },
    { path: '/api/auth/user', cookie },
    { path: '/api/footpath-reports?limit=5' },
    { path: '/api/trip-blogs' },
  ];
  const answered: Answered[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    answered.push(...(await Promise.all(reads.map((read) => sendOnce(pool, read)))));
  return failures(answered);
}

/** Requests must be refused with a 503, a message and a time to retry. */
async function notRefused(what: string, asked: Promise<Response>): Promise<string[]> {
  const answer = await asked;
  const text = await answer.text();
  const wait = answer.headers.get('retry-after');
  const isRight = answer.status === 503 && wait !== null && text.includes('Our storage is full');
  return isRight ? [] : [`${what} was answered ${answer.status}, Retry-After ${wait}: ${text}`];
}

function sendPhoto({ origin }: ChaosPlatform, { cookie }: Person): Promise<Response> {
  const form = new FormData();
  form.append('photo', new Blob([randomBytes(PHOTO_BYTES)], { type: 'image/jpeg' }), 'a.jpg');
  const headers = { ...FROM_OUR_PAGES, cookie, 'idempotency-key': randomUUID() };
  return fetch(`${origin}/api/reviews/photos`, { method: 'POST', headers, body: form });
}

function sendReview({ origin }: ChaosPlatform, { cookie, id }: Person, venueId: number): Promise<Response> {
  const review = {
    venueId,
    reviewerName: `Member ${id}`,
    disabilityType: 'mobility',
    consentToHealthData: true,
    detailedReview: 'The ramp was clear.',
    mobilityRating: 4,
  };
  const headers = { ...FROM_OUR_PAGES, cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return fetch(`${origin}/api/reviews`, { method: 'POST', headers, body: JSON.stringify(review) });
}

/** 64 KiB of lines are buffered before any is dropped. Reviews, which is read most, has written more. */
async function linesNotCounted({ services }: ChaosPlatform): Promise<string[]> {
  const text = await (await fetch(`${services.reviews.origins[0]}/metrics`)).text();
  const dropped = Number(/^log_lines_dropped_total\S* (\d+)/m.exec(text)?.[1] ?? 0);
  return dropped > 0 ? [] : ['reviews counted no dropped line'];
}
