import sql from 'sql-template-tag';
import type { EventEnvelope } from '@waymark/contracts-core';
import { disturb } from '@waymark/testing';
import { Database } from '../database/database';
import { createLog } from '../log/create-log';
import { envelope } from '../spec-support/envelope';
import { KitServers } from '../spec-support/kit-servers';
import { Inbox } from './inbox';

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

describe('an event', () => {
  it('of long ago is handled when it was not, and not again when it was', async () => {
    const event = { ...envelope({ noteId: 900_001 }), time: '2026-01-01T00:00:00.000Z' };
    const inbox = new Inbox(database);
    const runs: string[] = [];
    const work = async () => void runs.push('handled');
    expect(await inbox.once('old', event, work)).toBe(true);
    expect(await inbox.once('old', event, work)).toBe(false);
    expect(await inbox.once('another consumer', event, work)).toBe(true);
    expect(runs).toHaveLength(2);
  });

  it('of long ago is known among many that come again, in another order, and with some that are new', async () => {
    const inbox = new Inbox(database);
    const events = Array.from({ length: 200 }, (_, index) => ({
      ...envelope({ noteId: 910_000 + index }),
      time: '2026-01-01T00:00:00.000Z',
    }));
    const isNew = (index: number) => index % 10 === 0;
    for (const [index, event] of events.entries())
      if (!isNew(index)) await inbox.once('many', event, async () => undefined);
    const statements = jest.spyOn(database, 'query');
    const runs: string[] = [];
    const again = (order: typeof events) =>
      order.reduce(
        (before, event) => before.then(() => inbox.once('many', event, async () => void runs.push(event.id))),
        Promise.resolve(true),
      );
    await again(events);
    expect(runs).toEqual(events.filter((_, index) => isNew(index)).map(({ id }) => id));
    // What is new is asked for one by one; what is known, many at once.
    expect(statements.mock.calls.length).toBeLessThan(60);
    statements.mockRestore();
    await again(events.toReversed());
    expect(runs).toHaveLength(20);
  });
});

describe('a projection by aggregate version', () => {
  const events = Array.from({ length: 200 }, (_, index) =>
    envelope({ noteId: index }, `note-${index % 20}`, Math.floor(index / 20) + 1),
  );
  const disturbed = disturb(events);

  async function project(ordered: readonly EventEnvelope[], consumer: string, guarded: boolean): Promise<string> {
    const inbox = new Inbox(database);
    await database.query(
      sql`CREATE TABLE IF NOT EXISTS latest (consumer text, id text, version int, PRIMARY KEY (consumer, id))`,
    );
    for (const event of ordered) {
      await inbox.once(consumer, event, async (tx) => {
        await tx.query(sql`
          INSERT INTO latest VALUES (${consumer}, ${event.aggregateId}, ${event.aggregateVersion})
          ON CONFLICT (consumer, id) DO UPDATE SET version = excluded.version
          WHERE NOT ${guarded}::boolean OR latest.version < excluded.version`);
      });
    }
    return JSON.stringify(
      await database.query(sql`SELECT id, version FROM latest WHERE consumer = ${consumer} ORDER BY id`),
    );
  }

  it('ends the same whatever the order and the repeats; the last write alone does not', async () => {
    const inOrder = await project(events, 'in-order', true);
    expect(await project(disturbed, 'disturbed', true)).toBe(inOrder);
    expect(await project(disturbed, 'last-write', false)).not.toBe(inOrder);
  }, 30_000);
});
