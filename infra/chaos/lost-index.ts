import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@waymark/testing';
import { Pool } from 'undici';
import { secret } from '../local/secrets';
import { addVenue, register } from '../load/people';
import type { Guarantee } from './guarantee';
import { isInIndex } from '../load/site';
import type { ChaosPlatform } from './platform/chaos-platform';

const VENUE = 'Drowned library';
const LATER = 'Salvage hall';
const LOST_MS = 3_000;
const SAID_MS = 10_000;
/** The services check every five seconds, then rebuild. */
const WHOLE_MS = 20_000;
/** The rebuild takes this lock (services/reviews/src/search/rebuild-lock.ts); holding it keeps the index lost. */
const HOLD = 'SELECT pg_advisory_lock(512055, 0)';

/** Search and suggestions find venues while the index is gone, and it is rebuilt without manual help. */
export const lostIndex: Guarantee = {
  id: 'lost-index',
  slices: ['reviews'],
  promise: 'a search index that is deleted is missed, not believed, and built again',
  async run(platform) {
    const pool = new Pool(platform.origin, { connections: 8 });
    const member = await register(pool);
    await addVenue(member, VENUE);
    const wrong: string[] = [];
    if ((await secondsUntil(WHOLE_MS, () => isInIndex(pool, VENUE))) === null)
      wrong.push('there was no index at first');
    const searching = startSearching(pool);
    const believed = await withClient(platform.databases.reviews.ownerUrl, async (client) => {
      await client.query(HOLD);
      await meilisearch(platform, 'DELETE', '/indexes/venues');
      await addVenue(member, LATER);
      const said = await secondsUntil(SAID_MS, () => areReady(platform, 'degraded'));
      if (said === null) wrong.push('readiness does not say that search is degraded');
      await pause(LOST_MS);
      const { status } = await meilisearch(platform, 'GET', '/indexes/venues');
      if (status !== 404) wrong.push('a single write made an index');
      const hits = await hitsOfStrayIndex(platform);
      await pause(LOST_MS);
      return hits;
    });
    const back = await secondsUntil(
      WHOLE_MS,
      async () => (await isInIndex(pool, VENUE)) && (await isInIndex(pool, LATER)) && (await areReady(platform, 'ok')),
    );
    if (back === null) wrong.push(`not whole ${WHOLE_MS / 1_000} s after a rebuild could begin`);
    const { asked, missed } = await searching.stop();
    if (missed.length > 0) wrong.push(`${missed.length} of ${asked} searches: ${[...new Set(missed)].join(', ')}`);
    await pool.close();
    return {
      held: {
        isAsItMust: wrong.length === 0,
        figure: [`${asked} searches found the venue, whole again in ${back ?? '?'} s`, ...wrong].join('; '),
      },
      control: {
        isAsItMust: believed === 0,
        figure: `a search that believes whatever index there is finds ${believed} venues of that name`,
      },
    };
  },
};

/** Sends both kinds of search until stopped. `missed` lists the results that came instead of the venue. */
function startSearching(pool: Pool): { stop(): Promise<{ asked: number; missed: string[] }> } {
  const words = encodeURIComponent(VENUE);
  const missed: string[] = [];
  let [asked, isOver] = [0, false];
  const searching = (async () => {
    while (!isOver) {
      for (const path of [`/api/venues/search?q=${words}`, `/api/search?q=${words}`]) {
        const other = await missedBy(pool, path);
        asked += 1;
        if (other !== null) missed.push(other);
      }
      await pause(50);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await searching;
      return { asked, missed };
    },
  };
}

async function missedBy(pool: Pool, path: string): Promise<string | null> {
  try {
    const { statusCode, headers, body } = await pool.request({ method: 'GET', path });
    const text = await body.text();
    return statusCode === 200 && text.includes(`"${VENUE}"`)
      ? null
      : `${path} ${statusCode} from ${String(headers['x-search-engine'])} without it`;
  } catch (error) {
    return `${path} ${String(error)}`;
  }
}

async function areReady(platform: ChaosPlatform, wanted: 'ok' | 'degraded'): Promise<boolean> {
  const reports = await Promise.all(
    platform.services.reviews.origins.map(async (origin) => {
      const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) });
      return (await answer.json()) as { status: string };
    }),
  );
  return reports.every(({ status }) => status === wanted);
}

/** Writes to an index that does not exist, and returns how many hits it then has for the venue. */
async function hitsOfStrayIndex(platform: ChaosPlatform): Promise<number> {
  await meilisearch(platform, 'POST', '/indexes/venues/documents?primaryKey=id', [{ id: 999_999, names: ['stray'] }]);
  await secondsUntil(SAID_MS, async () => (await meilisearch(platform, 'GET', '/indexes/venues')).status === 200);
  const answer = await meilisearch(platform, 'POST', '/indexes/venues/search', { q: VENUE });
  return ((await answer.json()) as { hits: unknown[] }).hits.length;
}

function meilisearch({ urls }: ChaosPlatform, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(urls.meilisearch + path, {
    method,
    headers: { authorization: `Bearer ${secret('meilisearch')}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Returns the seconds until the condition holds; null when that takes longer. */
async function secondsUntil(limitMs: number, isSo: () => Promise<boolean>): Promise<number | null> {
  const began = Date.now();
  while (!(await isSo().catch(() => false))) {
    if (Date.now() - began > limitMs) return null;
    await pause(100);
  }
  return Math.round((Date.now() - began) / 100) / 10;
}
