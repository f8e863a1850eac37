import sql from 'sql-template-tag';
import { whileTableLocked } from '@waymark/testing';
import { requestContext } from '../context/request-context';
import { createLog } from '../log/create-log';
import { DATABASE_LIMITS } from './time-budget';
import { KitServers } from '../spec-support/kit-servers';
import { Database } from './database';

/** Twice as long as anybody waits for a lock or a connection, and less than a statement may take. */
const LONG_S = (2 * DATABASE_LIMITS.connect) / 1_000;

let servers: KitServers;
let database: Database;

beforeAll(async () => {
  servers = await KitServers.start();
  database = new Database(servers.databaseUrl, 'spec', createLog('spec', 'silent'));
}, 60_000);

afterAll(async () => {
  await database?.close();
  await servers?.stop();
}, 30_000);

/** What it fails with; null when it does not. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  );

/** Which of them ends first, well or not: on a busy machine only the order can be relied on. */
async function first<T extends string>(works: Record<T, Promise<unknown>>): Promise<T> {
  const names = Object.keys(works) as T[];
  return Promise.race(names.map((name) => failureOf(works[name]).then(() => name)));
}

describe('Database', () => {
  it('works in UTC, whatever zone the server or the address has', async () => {
    // The server's own is Pacific/Kiritimati.
    const elsewhere = `${servers.databaseUrl}?options=-c%20TimeZone%3DAsia/Tokyo`;
    const foreign = new Database(elsewhere, 'spec', createLog('spec', 'silent'));
    const zone = sql`SELECT current_setting('TimeZone') AS zone`;
    const zones = [await database.one(zone), await foreign.one(zone)];
    await foreign.close();
    expect(zones).toEqual([{ zone: 'UTC' }, { zone: 'UTC' }]);
  });

  it('outlives a connection that PostgreSQL ends between two statements of a transaction', async () => {
    const cut = database.transaction(async (tx) => {
      const mine = await tx.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await database.query(sql`SELECT pg_terminate_backend(${mine?.pid})`);
      // Its goodbye arrives while no statement of ours is on the way.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      await database.query(sql`SELECT 1`);
      await tx.query(sql`SELECT 1`);
    });
    await expect(cut).rejects.toMatchObject({ status: 503 });
    expect(await database.one(sql`SELECT 1 AS one`)).toEqual({ one: 1 });
  });

  it('keeps a prepared statement through a migration that changes its columns', async () => {
    await database.query(sql`CREATE TABLE measured (wide int)`);
    await database.query(sql`INSERT INTO measured VALUES (1), (2)`);
    const wide = () =>
      database.query(sql`SELECT wide FROM measured WHERE wide < ${2}::int`, undefined, { isPrepared: true });
    // So that every connection of the pool knows it.
    await Promise.all(Array.from({ length: 2 * DATABASE_LIMITS.connections }, wide));
    await database.query(sql`ALTER TABLE measured ALTER wide TYPE bigint`);
    const asked = await Promise.all(Array.from({ length: 2 * DATABASE_LIMITS.connections }, wide));
    expect(new Set(asked.map((rows) => JSON.stringify(rows)))).toEqual(new Set(['[{"wide":"1"}]']));
  });

  it('a locked table is 503 within about a second, and other tables answer', async () => {
    await whileTableLocked(servers.databaseUrl, 'note', async () => {
      const locked = database.query(sql`SELECT * FROM note`);
      const read = database.query(sql`SELECT pg_sleep(${LONG_S})`);
      expect(await database.one(sql`SELECT count(*)::int AS n FROM outbox`)).toEqual({ n: 0 });
      expect(await first({ locked, read })).toBe('locked');
      expect(await failureOf(locked)).toMatchObject({ status: 503 });
      await read;
    });
  });

  it('a pool without a free connection is 503 within about a second', async () => {
    const busy = Promise.all(Array.from({ length: 10 }, () => database.query(sql`SELECT pg_sleep(${LONG_S})`)));
    const waiting = database.query(sql`SELECT 1`);
    expect(await first({ busy, waiting })).toBe('waiting');
    expect(await failureOf(waiting)).toMatchObject({ status: 503 });
    await busy;
    expect(await database.one(sql`SELECT 1 AS n`)).toEqual({ n: 1 });
  });

  it('one request with many reads does not wait for itself in vain, and leaves connections to others', async () => {
    const context = { correlationId: 'spec', deadlineAt: null };
    const busy = requestContext.run(context, () =>
      Promise.all(Array.from({ length: 60 }, () => database.query(sql`SELECT pg_sleep(0.2)`))),
    );
    const other = database.query(sql`SELECT 1`);
    expect(await first({ busy, other })).toBe('other');
    await expect(busy).resolves.toHaveLength(60);
  });

  it('reads go on while transactions wait for a lock that all of them want', async () => {
    await whileTableLocked(servers.databaseUrl, 'note', async () => {
      const writes = Promise.all(
        Array.from({ length: 30 }, () => failureOf(database.transaction((tx) => tx.query(sql`SELECT * FROM note`)))),
      );
      const reads = Promise.all(Array.from({ length: 30 }, () => database.query(sql`SELECT 1`)));
      expect(await first({ writes, reads })).toBe('reads');
      await expect(reads).resolves.toHaveLength(30);
      expect((await writes).map((failure) => (failure as { status: number }).status)).toEqual(Array(30).fill(503));
    });
  });

  it('opens all connections before they are needed', async () => {
    const early = new Database(servers.databaseUrl, 'spec', createLog('spec', 'silent'));
    await early.open();
    expect(early.pool.totalCount).toBe(DATABASE_LIMITS.connections);
    await early.close();
  });

  it('a database that refuses is 503', async () => {
    const away = new Database('postgresql://a:b@127.0.0.1:9/x', 'spec', createLog('spec', 'silent'));
    expect(await failureOf(away.query(sql`SELECT 1`))).toMatchObject({ status: 503 });
    await expect(away.open()).resolves.toBeUndefined();
    await away.close();
  });

  it('no statement outlives its caller by more than a second', async () => {
    const context = { correlationId: 'spec-deadline', deadlineAt: performance.now() + 400 };
    const late = requestContext.run(context, () => database.query(sql`SELECT pg_sleep(5)`));
    const aSecondLater = database.query(sql`SELECT pg_sleep(1.4)`);
    expect(await first({ late, aSecondLater })).toBe('late');
    expect(await failureOf(late)).toMatchObject({ status: 503 });
    await aSecondLater;
    const running = await database.one(sql`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE query LIKE '%pg_sleep(5)%' AND state = 'active' AND pid <> pg_backend_pid()`);
    expect(running).toEqual({ n: 0 });
  });

  it('undoes a transaction that fails', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query(sql`INSERT INTO note (text) VALUES ('gone')`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await database.one(sql`SELECT count(*)::int AS n FROM note WHERE text = 'gone'`)).toEqual({ n: 0 });
  });
});
