import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { until, withClient } from '@waymark/testing';
import { Pool } from 'undici';
import { backUpDatabases, backUpPhotos, checkBackUp, noteDeletions, setName } from '../back-up/back-up';
import { deletedMembers, replayDeletions } from '../back-up/deleted-members';
import { fingerprint } from '../back-up/fingerprint';
import { atOneMoment, type Moment } from '../back-up/one-moment';
import { restoreDatabases, restorePhotos } from '../back-up/restore-platform';
import { LOCAL } from '../local/paths';
import { publishReviews, register, reportProblems, type Person } from '../load/people';
import type { Guarantee } from './guarantee';
import { addPhotos, fillPlatform } from './platform/fill-platform';
import { Voting } from '../load/voting';
import type { Slice } from '../load/site';
import type { ChaosPlatform } from './platform/chaos-platform';

const FORMS = {
  short: { rows: 4_000, photos: 20, votes: 100 },
  full: { rows: 1_000_000, photos: 1_000, votes: 1_000 },
};
const LIMIT_MS = 15 * 60_000;
const SETTLE_MS = 5 * 60_000;
const FOLDER = join(LOCAL, 'back-up');
const PHOTOS = join(LOCAL, 'photos');
const SLICES: readonly Slice[] = ['account', 'reviews', 'maps', 'community'];

type Rows = Record<string, Record<string, string>>;

/**
 * The machine loses everything except the back-up: databases, photos, the broker's store, cache and search index.
 * People write during and after the back-up, and one of them leaves.
 */
export const restoredPlatform: Guarantee = {
  id: 'G18',
  slices: SLICES,
  promise: 'a lost machine is back from its back-up, and nobody who left comes back with it',
  run: async (platform, form) => {
    const size = FORMS[form];
    const { before, leaver, set } = await lifeUntilTheLoss(platform, size);
    const isCutOffRefused = await refusesCutOff(set);
    await lose(platform);

    const began = performance.now();
    const restored = await restoreRows(platform, set);
    const differing = differences(before.rows, restored.rows);
    const isBackWithoutReplay = await isMember(platform, leaver.id);
    const wrong = await comeUp(platform, before, leaver);
    const seconds = (performance.now() - began) / 1000;
    const photos = wrongPhotos(before.photos);
    await before.voting.close();
    const problems = [...differing, ...wrong, ...photos];
    const count = rowCount(before.rows);
    return {
      held: {
        isAsItMust: problems.length === 0 && seconds * 1000 < LIMIT_MS,
        figure: [
          `${count} rows and ${before.photos.length} photos back in ${seconds.toFixed(1)} s (of that rows and photos ${restored.seconds.toFixed(1)} s), ${((seconds * 1e6) / count).toFixed(0)} s for a million rows`,
          `${problems.length} differences`,
          ...problems.slice(0, 10),
        ].join('; '),
      },
      control: {
        isAsItMust: isBackWithoutReplay && isCutOffRefused,
        figure: `before deletions were replayed the member who left was ${isBackWithoutReplay ? 'back' : 'not back'}; a dump that was cut off was ${isCutOffRefused ? 'refused' : 'taken'}`,
      },
    };
  },
};

interface Before {
  rows: Rows;
  photos: readonly string[];
  voting: Voting;
}

async function lifeUntilTheLoss(platform: ChaosPlatform, size: (typeof FORMS)['short']) {
  rmSync(FOLDER, { recursive: true, force: true });
  await fillPlatform(platform, size.rows);
  const photos = await addPhotos(platform.databases.reviews.ownerUrl, PHOTOS, size.photos);
  const voting = await Voting.prepare(platform, { authors: 2, reviewsEach: 5, members: 10 });
  await voting.send(size.votes);
  const others = await Voting.prepare(platform, { authors: 2, reviewsEach: 5, members: 10 });
  const pool = new Pool(platform.origin, { connections: 2 });
  const leaver = await register(pool);
  await publishReviews(leaver, 1);
  const set = setName();
  const rows: Rows = {};
  const writing = others.send(size.votes);
  await atOneMoment(ownerUrls(platform), async (moments) => {
    await backUpDatabases(moments, FOLDER, set);
    for (const [slice, { client }] of Object.entries<Moment>(moments)) rows[slice] = await fingerprint(client);
  });
  await backUpPhotos(PHOTOS, FOLDER);
  await writing;
  await reportProblems(leaver, 1);
  await leave(platform, leaver);
  await noteDeletions(platform.databases.account.ownerUrl, FOLDER);
  await others.close();
  await pool.close();
  return { before: { rows, photos, voting }, leaver, set };
}

const ownerUrls = ({ databases }: ChaosPlatform) =>
  Object.fromEntries(SLICES.map((slice) => [slice, databases[slice].ownerUrl]));

/** Deletes a member as when the waiting time is over: without an email. */
async function leave(platform: ChaosPlatform, { id }: Person): Promise<void> {
  await replayDeletions([id], { DATABASE_URL: platform.databases.account.appUrl });
  await untilErased(platform, id);
}

/** Waits until the member is deleted everywhere; account is last. */
function untilErased(platform: ChaosPlatform, id: number): Promise<unknown> {
  return until('the deletion', SETTLE_MS, () =>
    withClient(platform.databases.account.ownerUrl, async (client) => {
      const done = await client.query(
        `SELECT 1 FROM deleted_member WHERE member_id = $1 AND erased_at IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM data_delete_request WHERE user_id = $1 AND status = 'confirmed')`,
        [id],
      );
      return done.rowCount ? true : null;
    }),
  );
}

function isMember(platform: ChaosPlatform, id: number): Promise<boolean> {
  return withClient(platform.databases.account.ownerUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM "user" WHERE id = $1 AND is_active', [id]);
    return rowCount === 1;
  });
}

/** The control: checks a copy of the set with its largest file cut short. */
async function refusesCutOff(set: string): Promise<boolean> {
  const short = '20200101T000000Z';
  const copy = join(FOLDER, 'reviews', short);
  cpSync(join(FOLDER, 'reviews', set), copy, { recursive: true });
  const dump = join(copy, 'database.dump');
  truncateSync(dump, Math.floor(statSync(dump).size / 2));
  const refused = await checkBackUp(FOLDER, ['reviews'], short).then(
    () => false,
    () => true,
  );
  rmSync(copy, { recursive: true });
  return refused;
}

const SERVERS = ['nats', 'redis', 'meilisearch', 'postgres'] as const;

async function lose({ parts, brokerNodes }: ChaosPlatform): Promise<void> {
  for (const name of SLICES) await parts[name].kill();
  for (const name of SERVERS) await parts[name].kill();
  for (const name of ['postgres', 'redis', 'meilisearch']) rmSync(join(LOCAL, name), { recursive: true, force: true });
  for (const { store } of brokerNodes) rmSync(store, { recursive: true, force: true });
  rmSync(PHOTOS, { recursive: true, force: true });
}

async function restoreRows(platform: ChaosPlatform, set: string): Promise<{ rows: Rows; seconds: number }> {
  const began = performance.now();
  await platform.parts.postgres.start();
  const options = { adminUrl: platform.urls.postgres, folder: FOLDER, set };
  await restoreDatabases(options);
  console.log(await restorePhotos(options, PHOTOS));
  const seconds = (performance.now() - began) / 1000;
  const rows: Rows = {};
  for (const slice of SLICES) rows[slice] = await withClient(platform.databases[slice].ownerUrl, fingerprint);
  return { rows, seconds };
}

/**
 * Replays deletions before any process responds, then starts the servers, services and search index. Returns the
 * differences as sentences.
 */
async function comeUp(platform: ChaosPlatform, { voting }: Before, leaver: Person): Promise<string[]> {
  const { databases, parts } = platform;
  const ids = await deletedMembers(Object.values(ownerUrls(platform)), FOLDER);
  await replayDeletions(ids, { DATABASE_URL: databases.account.appUrl });
  for (const name of SERVERS) await parts[name].start();
  await Promise.all(SLICES.map((name) => parts[name].start()));
  // The service notices the missing index and rebuilds it, as after a manual restore.
  await until('a whole search index', SETTLE_MS, async () => (await isSearchWhole(platform)) || null);
  await untilErased(platform, leaver.id);
  const { wrong } = await voting.settle(SETTLE_MS);
  return [...wrong, ...(await remains(platform, leaver))];
}

/** Returns where data of the deleted member is left. */
async function remains({ databases }: ChaosPlatform, { id }: Person): Promise<string[]> {
  const authors = await withClient(databases.reviews.ownerUrl, (client) =>
    client.query('SELECT 1 FROM review WHERE author_id = $1', [id]),
  );
  const accounts = await withClient(databases.account.ownerUrl, (client) =>
    client.query('SELECT 1 FROM "user" WHERE id = $1', [id]),
  );
  return authors.rowCount || accounts.rowCount ? [`member ${id}, who left, is there again`] : [];
}

async function isSearchWhole({ databases, services, urls }: ChaosPlatform): Promise<boolean> {
  const { MEILI_KEY = '' } = services.reviews.env(0);
  const answer = await fetch(`${urls.meilisearch}/indexes/venues/stats`, {
    headers: { authorization: `Bearer ${MEILI_KEY}` },
  });
  const { numberOfDocuments: found } = (await answer.json()) as { numberOfDocuments?: number };
  const { rows } = await withClient(databases.reviews.ownerUrl, (client) =>
    client.query<{ venues: number }>('SELECT count(*)::int AS venues FROM venue'),
  );
  // The marker of a complete index is a document too.
  return found === (rows[0]?.venues ?? 0) + 1;
}

function differences(before: Rows, after: Rows): string[] {
  return SLICES.flatMap((slice) =>
    [...new Set([...Object.keys(before[slice] ?? {}), ...Object.keys(after[slice] ?? {})])]
      .filter((table) => before[slice]?.[table] !== after[slice]?.[table])
      .map((table) => `${slice}.${table}: ${before[slice]?.[table]} became ${after[slice]?.[table]}`),
  );
}

function rowCount(rows: Rows): number {
  return Object.values(rows)
    .flatMap((tables) => Object.values(tables))
    .reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
}

/** Compares each photo by its content and reports additional ones. */
function wrongPhotos(names: readonly string[]): string[] {
  const place = (name: string) => join(PHOTOS, name.slice(0, 2), name);
  const wrong = names.filter(
    (name) =>
      !existsSync(place(name)) ||
      `${createHash('sha256')
        .update(readFileSync(place(name)))
        .digest('hex')}.webp` !== name,
  );
  const files = readdirSync(PHOTOS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp'));
  const more = files.length - (names.length - wrong.length);
  return [...wrong.map((name) => `photo ${name} is not as it was`), ...(more > 0 ? [`${more} photos too many`] : [])];
}
