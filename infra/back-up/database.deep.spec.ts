import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase, withClient } from '@waymark/testing';
import { backUpDatabases, noteDeletions, setName } from './back-up';
import { fingerprint } from './fingerprint';
import { atOneMoment } from './one-moment';
import { postgresClients } from './postgres-clients';
import { databaseEnv, runScript } from './run-script';

const DAY_MS = 86_400_000;
let folder: string;
let database: TestDatabase;
const made: Pick<TestDatabase, 'drop'>[] = [];

beforeAll(async () => {
  database = await newDatabase('reviews');
  await withClient(database.ownerUrl, (client) =>
    client.query(`
      INSERT INTO venue (name, normal_name, country, category, search_text)
      SELECT E'Café\\t\\\\. ' || n, 'cafe ' || n, 'UK', 'venue', 'cafe ' || n FROM generate_series(1, 500) AS n`),
  );
}, 120_000);
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'waymark-back-up-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => Promise.all(made.map((one) => one.drop())));

async function newDatabase(slice: string): Promise<TestDatabase> {
  const one = await createTestDatabase(slice);
  made.push(one);
  return one;
}

/** A database that its owner made and nothing else: no table. */
async function emptyDatabase(): Promise<string> {
  const url = new URL(database.ownerUrl);
  url.pathname = `/test_empty_${randomBytes(6).toString('hex')}`;
  const name = url.pathname.slice(1);
  const admin = process.env['TEST_PG_ADMIN_URL'] ?? '';
  await withClient(admin, (client) => client.query(`CREATE DATABASE ${name} OWNER reviews_owner`));
  const dropEmpty = () =>
    withClient(admin, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)).then(() => undefined);
  made.push({ drop: dropEmpty });
  return url.href;
}

const backUp = (set = setName(), url = database.ownerUrl) =>
  atOneMoment({ reviews: url }, (moments) => backUpDatabases(moments, folder, set));

async function restore(url: string, set: string, env: Record<string, string> = {}): Promise<string> {
  const clients = await postgresClients(url);
  return runScript('database.sh', ['restore', 'reviews', set], {
    BACK_UP_DIR: folder,
    ...databaseEnv(url),
    clients,
    ...env,
  });
}

const rowsOf = (url: string) => withClient(url, fingerprint);

describe('a back-up of a database', () => {
  it('brings every row back into an empty one, with its owner’s tables and the rights of the service', async () => {
    const set = setName();
    await backUp(set);
    const url = await emptyDatabase();
    await restore(url, set);
    expect(await rowsOf(url)).toEqual(await rowsOf(database.ownerUrl));
    const asService = new URL(url);
    Object.assign(asService, { username: 'reviews_app' });
    await withClient(asService.href, async (client) => {
      expect((await client.query('SELECT 1 FROM venue')).rowCount).toBe(500);
      await expect(client.query('SELECT 1 FROM _prisma_migrations')).rejects.toThrow('permission denied');
    });
  });

  it('says how many rows of each table it holds, and is readable by its owner alone', async () => {
    const set = setName();
    await backUp(set);
    expect(readFileSync(join(folder, 'reviews', set, 'rows.txt'), 'utf8')).toMatch(/^venue 500$/m);
    expect(statSync(join(folder, 'reviews', set, 'database.dump')).mode & 0o077).toBe(0);
  });

  it('gives no number again that was given out after it', async () => {
    const set = setName();
    await backUp(set);
    const url = await emptyDatabase();
    await restore(url, set);
    const next = (address: string) =>
      withClient(address, async (client) => {
        const { rows } = await client.query<{ id: string }>(`SELECT nextval('venue_id_seq') AS id`);
        return Number(rows[0]?.id);
      });
    expect(await next(url)).toBeGreaterThan((await next(database.ownerUrl)) + 50_000);
  });

  it('is refused by a database that is not empty, which stays as it is, unless that is to be replaced', async () => {
    const set = setName();
    await backUp(set);
    const other = await newDatabase('reviews');
    const before = await rowsOf(other.ownerUrl);
    await expect(restore(other.ownerUrl, set)).rejects.toThrow('is not empty: nothing was changed');
    expect(await rowsOf(other.ownerUrl)).toEqual(before);
    await restore(other.ownerUrl, set, { RESTORE_OVERWRITE: 'yes' });
    expect(await rowsOf(other.ownerUrl)).toEqual(await rowsOf(database.ownerUrl));
  });

  it('is refused when its file was cut off, and the database stays empty', async () => {
    const set = setName();
    await backUp(set);
    const dump = join(folder, 'reviews', set, 'database.dump');
    truncateSync(dump, statSync(dump).size - 100);
    const url = await emptyDatabase();
    await expect(restore(url, set)).rejects.toThrow('is damaged');
    expect(await rowsOf(url)).toEqual({});
  });

  it('has no name before it is whole: what a kill left behind is never restored, and goes with the next', async () => {
    const set = setName();
    await backUp(set);
    const half = join(folder, 'reviews', `.${setName(new Date(Date.now() + DAY_MS))}.unfinished`);
    cpSync(join(folder, 'reviews', set), half, { recursive: true });
    const url = await emptyDatabase();
    expect(await restore(url, '')).toContain(`/${set}`);
    await backUp(setName(new Date(Date.now() + 1_000)));
    expect(existsSync(half)).toBe(false);
  });

  it('that fails leaves nothing that looks like one, and those from before', async () => {
    const set = setName();
    await backUp(set);
    const wrong = new URL(database.ownerUrl);
    wrong.password = 'wrong';
    const clients = await postgresClients(database.ownerUrl);
    await expect(
      runScript('database.sh', ['back-up', 'reviews'], { BACK_UP_DIR: folder, ...databaseEnv(wrong.href), clients }),
    ).rejects.toThrow('authentication failed');
    expect(readdirSync(join(folder, 'reviews')).filter((name) => !name.startsWith('.'))).toEqual([set]);
  });

  it('goes after its days, of which nobody can have more than 29', async () => {
    const daysAgo = (days: number) => setName(new Date(Date.now() - days * DAY_MS));
    const [young, old] = [daysAgo(28.5), daysAgo(29.5)];
    for (const name of [young, old]) mkdirSync(join(folder, 'reviews', name), { recursive: true });
    const set = setName();
    process.env['BACK_UP_DAYS'] = '400';
    await backUp(set).finally(() => delete process.env['BACK_UP_DAYS']);
    expect(readdirSync(join(folder, 'reviews')).sort()).toEqual([young, set]);
    await backUp(setName(new Date(Date.now() + 1_000)));
    expect(readdirSync(join(folder, 'reviews'))).not.toContain(young);
  });
});

describe('several databases backed up at one moment', () => {
  it('never contain an event as handled that the other database has not published', async () => {
    const account = await newDatabase('account');
    let going = true;
    const telling = withClient(database.ownerUrl, (teller) =>
      withClient(account.ownerUrl, async (handler) => {
        for (let number = 1; going; number += 1) {
          await teller.query(
            `INSERT INTO outbox (id, type, aggregate_id, aggregate_version, data) VALUES (gen_random_uuid(), 'told', $1, 1, '{}')`,
            [String(number)],
          );
          await handler.query(`INSERT INTO inbox (consumer, event_id) VALUES ($1, gen_random_uuid())`, [
            `told ${number}`,
          ]);
        }
      }),
    );
    for (let round = 0; round < 10; round += 1) {
      const [handled, told] = await atOneMoment({ account: account.ownerUrl, reviews: database.ownerUrl }, (moments) =>
        Promise.all([
          moments['account']?.client.query(`SELECT 1 FROM inbox WHERE consumer LIKE 'told %'`),
          moments['reviews']?.client.query(`SELECT 1 FROM outbox WHERE type = 'told'`),
        ]),
      );
      expect(told?.rowCount).toBeGreaterThanOrEqual(handled?.rowCount ?? 0);
    }
    going = false;
    await telling;
  });
});

it('remembers who left beside the back-ups, also after a database that has forgotten it', async () => {
  const account = await newDatabase('account');
  const list = () => readFileSync(join(folder, 'account/deleted-members.txt'), 'utf8');
  await withClient(account.ownerUrl, (client) =>
    client.query('INSERT INTO deleted_member (member_id) VALUES (9), (70)'),
  );
  await noteDeletions(account.ownerUrl, folder);
  expect(list()).toBe('9\n70\n');
  await withClient(account.ownerUrl, async (client) => {
    await client.query('DELETE FROM deleted_member WHERE member_id = 9');
    await client.query('INSERT INTO deleted_member (member_id) VALUES (8)');
  });
  await noteDeletions(account.ownerUrl, folder);
  expect(list()).toBe('8\n9\n70\n');
});
