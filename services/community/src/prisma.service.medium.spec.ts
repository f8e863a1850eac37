import pg from 'pg';
import sql from 'sql-template-tag';
import { inUtc } from '@waymark/contracts-core';
import { feedbackReceived } from '@waymark/contracts-community';
import { carriedProblem, Database, Outbox, type Tx } from '@waymark/service-kit';
import { sharedCommunity, type CommunityUnderTest } from '../test/community-service';
import { PrismaService } from './prisma.service';

let service: CommunityUnderTest;
let prisma: PrismaService;
let database: Database;
beforeAll(async () => {
  service = await sharedCommunity();
  prisma = service.app.get(PrismaService);
  database = service.app.get(Database);
}, 60_000);

const feedback = (subject: string) => ({ type: 'praise', subject, message: 'm' });
const subjects = async () => (await prisma.feedback.findMany({ select: { subject: true } })).map((row) => row.subject);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  );
async function tell(tx: Tx, feedbackId: number): Promise<void> {
  const data = { feedbackId, type: 'praise', urgency: null } as const;
  await service.app.get(Outbox).add(tx, feedbackReceived, { aggregateId: feedbackId, aggregateVersion: 1, data });
}

describe('the generated client', () => {
  it('shares the transaction of SQL and the outbox: all of it, or nothing', async () => {
    const write = (subject: string, then: () => void) =>
      database.transaction(async (tx) => {
        const { id } = await tx.with(prisma).feedback.create({ data: feedback(subject) });
        await tell(tx, id);
        expect(await tx.one(sql`SELECT subject FROM feedback WHERE id = ${id}`)).toEqual({ subject });
        expect(await subjects()).not.toContain(subject);
        then();
      });
    await write('kept', () => undefined);
    await expect(
      write('gone', () => {
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await subjects()).toEqual(['kept']);
    expect(await database.one(sql`SELECT count(*)::int AS n FROM outbox`)).toEqual({ n: 1 });
  });

  it('keeps transactions apart that run at the same time', async () => {
    const write = (name: string) =>
      database.transaction(async (tx) => {
        const { id } = await tx.with(prisma).feedback.create({ data: feedback(name) });
        const same = await tx.with(prisma).feedback.findUnique({ where: { id } });
        expect(same?.subject).toBe(name);
        return id;
      });
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => write(`twin ${index}`)));
    expect(new Set(ids).size).toBe(20);
    expect(database.pool.totalCount).toBeLessThanOrEqual(10);
  });

  it('is 503 within about a second for a locked table, alone and in a transaction', async () => {
    const holder = new pg.Client({ connectionString: inUtc(service.ownerUrl) });
    await holder.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE feedback');
      expect(carriedProblem(await failureOf(prisma.feedback.findFirst()))).toMatchObject({ status: 503 });
      const writing = database.transaction((tx) => tx.with(prisma).feedback.create({ data: feedback('late') }));
      expect(await failureOf(writing)).toMatchObject({ status: 503 });
    } finally {
      await holder.end();
    }
  });

  it('runs its transaction again after a deadlock', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map((name) => prisma.feedback.create({ data: feedback(name), select: { id: true } })),
    );
    let [begun, tries] = [0, 0];
    let met: () => void;
    let ended: () => void;
    const bothHoldOne = new Promise<void>((resolve) => (met = resolve));
    const oneIsDone = new Promise<void>((resolve) => (ended = resolve));
    const both = (first: number, second: number) =>
      database.transaction(async (tx) => {
        const rename = (id: number) =>
          tx.with(prisma).feedback.update({ where: { id }, data: { subject: 'renamed' }, select: { id: true } });
        begun += 1;
        // One that begins again could take its row before the other has woken: they would meet a second time.
        if (begun > 2) await oneIsDone;
        await rename(first);
        tries += 1;
        if (tries === 2) met();
        await bothHoldOne;
        await rename(second);
      });
    const all = [both(one!.id, two!.id), both(two!.id, one!.id)];
    void Promise.race(all).then(ended!, ended!);
    await Promise.all(all);
    expect(tries).toBe(3);
  });

  it('takes nothing on when its transaction is over, whether it had joined or not', async () => {
    for (const work of [(tx: Tx) => tx.with(prisma).feedback.count(), () => Promise.resolve()]) {
      const over = await database.transaction(async (tx) => {
        await work(tx);
        return tx;
      });
      await expect(over.with(prisma).feedback.count()).rejects.toThrow(/transaction (is over|already closed)/i);
    }
  });
});
