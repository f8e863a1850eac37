import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { isAsked } from '@waymark/testing/slices-asked';
import { percentile } from '../load/percentile';
import { defaultHttp, defaultPostgres, defaultRedis, type DefaultClient } from './controls/default-clients';
import type { Form, Guarantee } from './guarantee';
import { forgetSessions } from '../load/sessions';
import { startReading } from '../load/steady-load';
import { isInIndex } from '../load/site';
import { addVenue, register, signInAgain, type Person } from '../load/people';
import { sendOnce, type Ask, type Sample } from '../load/send';
import { Voting } from '../load/voting';
import type { ChaosPlatform } from './platform/chaos-platform';

/** The process that responds to a read; `edge` is the gateway itself. */
type Owner = 'edge' | 'reviews' | 'account' | 'maps' | 'search';
type Read = Ask & { owner: Owner };

const FROZEN_MS: Record<Form, number> = { short: 5_000, full: 30_000 };
const PER_SECOND = 10;
const READ_P99_MS = 500;
const ANSWER_LIMIT_MS = 3_500;
const RECOVERY_MS = 10_000;
/** Shorter than the freeze in both forms. */
const COUNTS_MS = 3_000;

/**
 * Each part is frozen in turn. `suffers`: its reads may fail meanwhile; `countsFollow`: counts must still follow the
 * votes.
 */
const FROZEN = [
  { part: 'nats', suffers: [], countsFollow: false },
  { part: 'redis', suffers: [], countsFollow: true },
  { part: 'meilisearch', suffers: ['search'], countsFollow: true },
  { part: 'account', suffers: ['account'], countsFollow: false },
  { part: 'reviews', suffers: ['reviews', 'search'], countsFollow: false },
  { part: 'maps', suffers: ['maps'], countsFollow: true },
] as const satisfies readonly {
  part: keyof ChaosPlatform['parts'];
  suffers: readonly Owner[];
  countsFollow: boolean;
}[];

type Frozen = (typeof FROZEN)[number];
/**
 * A frozen service tests its own slice and the slices that read from it. When another slice is checked, only shared
 * parts are frozen.
 */
const WHOSE: Partial<Record<Frozen['part'], readonly string[]>> = {
  meilisearch: ['reviews'],
  account: ['reviews', 'account'],
  reviews: ['reviews', 'account'],
  maps: ['maps'],
};

interface Scene {
  platform: ChaosPlatform;
  pool: Pool;
  member: Person;
  voting: Voting;
  reads: Read[];
}

export const frozenPart: Guarantee = {
  id: 'G3',
  slices: ['reviews', 'account', 'maps'],
  promise: 'a part that hangs makes nothing else hang',
  async run(platform, form) {
    const scene = await prepare(platform);
    const parts = FROZEN.filter(({ part }) => isAsked(...(WHOSE[part] ?? frozenPart.slices)));
    const clients = (await defaultClients(platform)).filter(({ during }) => parts.some(({ part }) => part === during));
    const wrong: string[] = [];
    const figures: string[] = [];
    let stillWaiting = 0;
    for (const frozen of parts) {
      const mine = clients.filter(({ during }) => during === frozen.part).map(({ client }) => client);
      const result = await freeze(scene, frozen, FROZEN_MS[form], mine);
      figures.push(result.figure);
      wrong.push(...result.wrong.map((text) => `${frozen.part}: ${text}`));
      stillWaiting += result.stillWaiting;
    }
    await Promise.all(clients.map(({ client }) => client.close()));
    await scene.voting.close();
    await scene.pool.destroy();
    const names = clients.map(({ client }) => client.name).join(', ');
    return {
      held: {
        isAsItMust: wrong.length === 0,
        figure: [`frozen ${FROZEN_MS[form] / 1000} s each: ${figures.join(', ')}`, ...wrong].join('; '),
      },
      control: {
        isAsItMust: stillWaiting === clients.length,
        figure: `${stillWaiting} of ${clients.length} default clients (${names}) still waited after ${FROZEN_MS[form] / 1000} s`,
      },
    };
  },
};

async function prepare(platform: ChaosPlatform): Promise<Scene> {
  // More connections than concurrent requests, or the test would measure its own queue.
  const pool = new Pool(platform.origin, { connections: 500 });
  const member = await register(pool);
  const voting = await Voting.prepare(platform, { authors: 1, reviewsEach: 4, members: 6 });
  const venue = await addVenue(member, 'Frozen hall');
  const { cookie } = member;
  const reads: Read[] = [
    { owner: 'edge', path: '/' },
    { owner: 'edge', path: '/api/health' },
    { owner: 'reviews', path: `/api/venues/${venue}` },
    { owner: 'reviews', path: '/api/top-reviewer' },
    { owner: 'reviews', path: `/api/reviews/${voting.reviews[0]}/votes`, cookie },
    { owner: 'account', path: '/api/auth/user', cookie },
    { owner: 'maps', path: '/api/footpath-reports?limit=5' },
    { owner: 'search', path: '/api/venues/search?q=frozen+hall' },
  ];
  return { platform, pool, member, voting, reads };
}

async function defaultClients(platform: ChaosPlatform): Promise<{ during: Frozen['part']; client: DefaultClient }[]> {
  const postgres = await defaultPostgres(platform);
  return [
    ...(postgres ? [{ during: 'nats' as const, client: postgres }] : []),
    { during: 'redis', client: await defaultRedis(platform.urls.redis) },
    { during: 'account', client: await defaultHttp(platform.services.account.origins[0] ?? '') },
  ];
}

async function freeze(scene: Scene, { part, suffers, countsFollow }: Frozen, forMs: number, clients: DefaultClient[]) {
  const { platform, pool, voting } = scene;
  const name = `Ice ${part} rink`;
  const reading = startReading(pool, scene.reads, PER_SECOND * scene.reads.length);
  platform.parts[part].freeze();
  // The gateway caches a session for a minute. While account hangs, that minute ends for some.
  if (part === 'account') await forgetSessions(platform.urls.redis);
  for (const client of clients) client.ask();
  const writes = writeSomething(scene, name);
  // Handled below; avoids an unhandled rejection until then.
  writes.catch(() => undefined);
  const followed = countsFollow ? writes.then(() => voting.settle(COUNTS_MS)) : null;
  await pause(forMs);
  const samples = await Promise.race([reading.stop(), pause(ANSWER_LIMIT_MS).then(() => null)]);
  const stillWaiting = clients.filter((client) => client.isWaiting()).length;
  platform.parts[part].thaw();
  const thawing = Date.now();
  // The nodes of a frozen cluster hold a new election. The time for our own recovery starts after it.
  if (part === 'nats') await platform.brokerAnswers();
  const thawed = Date.now();
  await writes;
  const behind = (await followed)?.wrong ?? [];
  const recovered = await recovery(scene, name, thawed);
  const ownerOf = (sample: Sample) => scene.reads.find(({ path }) => path === sample.path)?.owner ?? 'edge';
  const others = (samples ?? []).filter((sample) => !(suffers as readonly string[]).includes(ownerOf(sample)));
  const p99 = percentile(
    others.map(({ ms }) => ms),
    0.99,
  );
  const failed = others.filter(({ status }) => status !== 200);
  const wrong = [
    ...(samples ? [] : [`a read had no answer ${ANSWER_LIMIT_MS} ms after it was sent`]),
    ...(p99 < READ_P99_MS ? [] : [`reads elsewhere p99 ${p99.toFixed(0)} ms, slowest ${slowest(others)}`]),
    ...(failed.length === 0
      ? []
      : [
          `${failed.length} of ${others.length} reads elsewhere answered ${[...new Set(failed.map((sample) => `${ownerOf(sample)} ${sample.status}`))].join(', ')}`,
        ]),
    ...(part === 'meilisearch' ? searchProblems((samples ?? []).filter((sample) => ownerOf(sample) === 'search')) : []),
    ...behind.map((text) => `${COUNTS_MS / 1000} s after the votes, still frozen: ${text}`),
    ...recovered.wrong,
  ];
  const election =
    part === 'nats' && platform.brokerNodes.length > 1
      ? ` after an election of ${((thawed - thawing) / 1_000).toFixed(1)} s`
      : '';
  return { figure: `${part} p99 ${p99.toFixed(0)} ms, back in ${recovered.seconds} s${election}`, wrong, stillWaiting };
}

/** Venues are written first, so their events do not delay those of the votes. */
async function writeSomething({ member, voting }: Scene, venueName: string): Promise<void> {
  await Promise.all([addVenue(member, venueName), addVenue(member, `${venueName} too`), signInAgain(member)]);
  await voting.send(10);
}

function slowest(samples: readonly Sample[]): string {
  const worst = [...samples].sort((a, b) => b.ms - a.ms).slice(0, 3);
  return worst.map(({ path, ms }) => `${path} ${ms.toFixed(0)} ms`).join(', ');
}

/** Without its index, search must fall back to PostgreSQL. */
function searchProblems(searches: readonly Sample[]): string[] {
  const engineOf = ({ headers }: Sample) => headers['x-search-engine'];
  const failed = searches.filter((sample) => sample.status !== 200 || !engineOf(sample));
  const fallback = searches.filter((sample) => engineOf(sample) === 'postgres');
  return failed.length === 0 && fallback.length > searches.length / 2
    ? []
    : [`search: ${failed.length} failed, ${fallback.length} of ${searches.length} from PostgreSQL`];
}

/** Waits until everything is delivered: counts, the new venue in the index, and every read as before. */
async function recovery({ pool, voting, reads }: Scene, venueName: string, since: number) {
  const { wrong } = await voting.settle(RECOVERY_MS);
  for (;;) {
    const samples = await Promise.all(reads.map((read) => sendOnce(pool, read)));
    const isIndexed = await isInIndex(pool, venueName);
    const failed = samples.filter(({ status }) => status !== 200);
    const ms = Date.now() - since;
    const seconds = Math.round(ms / 100) / 10;
    if (failed.length === 0 && isIndexed)
      return { seconds, wrong: ms > RECOVERY_MS ? [...wrong, `back only after ${seconds} s`] : wrong };
    if (ms > 4 * RECOVERY_MS)
      return {
        seconds,
        wrong: [
          ...wrong,
          isIndexed ? `${failed.length} reads still fail` : 'the new venue is not in the index',
          `gave up after ${seconds} s`,
        ],
      };
    await pause(100);
  }
}
