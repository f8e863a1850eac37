import type { Type } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type TestService } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type OwnAccount, hashOf, ownAccount } from '../test/account-service';
import { startMailServer } from '../test/mail-server';
import { allSent } from '../test/mailbox';
import { newMember } from '../test/members';
import { MailQueue } from './support/mail/mail-queue';
import { ErasureJob } from './privacy/deletion/erasure-job';
import { ExportJob } from './privacy/export/export-job';
import { RetentionJob } from './privacy/retention-job';
import { SignInChallenges } from './support/sign-in-challenges';

let server: Awaited<ReturnType<typeof startMailServer>>;
let account: OwnAccount;
let twin: TestService;
beforeAll(async () => {
  server = await startMailServer();
  account = await ownAccount({
    SMTP_URL: server.url,
    MAIL_FROM: 'Waymark <post@waymark.example>',
    EXPORT_WAIT_SECONDS: '1',
    AUTH_LIMIT_FACTOR: '1000',
  });
  twin = await account.twin();
}, 60_000);
afterAll(async () => {
  await twin?.close();
  await account?.stop();
  await server?.stop();
});

/** The same part in both processes. */
const both = <T>(part: Type<T>): [T, T] => [
  account.app.get(part, { strict: false }),
  twin.app.get(part, { strict: false }),
];
const runBoth = (job: Type<{ run(): Promise<void> }>) => Promise.all(both(job).map((one) => one.run()));
const count = async (statement: ReturnType<typeof sql>) => (await account.sql.query(statement)).length;
const mails = (template: string, id: number) =>
  count(sql`SELECT 1 FROM mail WHERE template = ${template} AND member_id = ${id}`);
const deletionEvents = (id: number) =>
  count(
    sql`SELECT 1 FROM outbox WHERE type = 'account.member.deleted.v1' AND data @> jsonb_build_object('memberId', ${id}::int)`,
  );

/** Nobody came for so long that the account ends, and its member was warned. */
const forgotten = (id: number) =>
  account.sql.query(
    sql`UPDATE "user" SET data_retention_until = now() - interval '1 hour', retention_warned_at = now() - interval '30 days' WHERE id = ${id}`,
  );

describe('two processes of the service (R7.19, R7.20, R7.21, R7.22, R7.23)', () => {
  it('deliver each mail once', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `two-${index}@example.org`);
    const [queue] = both(MailQueue);
    const template = { name: 'sample', subject: 'Once', paragraphs: ['Once.'], closing: 'That is all you need to do.' };
    await account.app.get(Database).transaction(async (tx) => {
      for (const to of addresses) await queue.add(tx, { to, template });
    });
    await allSent(account);
    const arrived = server.received.flatMap(({ to }) => to).filter((to) => to.startsWith('two-'));
    expect(arrived.sort()).toEqual(addresses.sort());
  });

  it('warn once before the end of an account that nobody uses, and end it once', async () => {
    const { id } = await newMember(account, 'two.ana');
    await account.sql.query(sql`UPDATE "user" SET data_retention_until = now() + interval '5 days' WHERE id = ${id}`);
    await runBoth(RetentionJob);
    expect(await mails('retention-warning', id)).toBe(1);
    await forgotten(id);
    await runBoth(RetentionJob);
    expect([
      await count(sql`SELECT 1 FROM data_delete_request WHERE user_id = ${id}`),
      await deletionEvents(id),
    ]).toEqual([1, 1]);
  });

  it('ask the other slices once when these stay silent about a deletion', async () => {
    const { id } = await newMember(account, 'two.ben');
    await forgotten(id);
    await runBoth(RetentionJob);
    await account.sql.query(
      sql`UPDATE data_delete_request SET asked_at = now() - interval '7 hours' WHERE user_id = ${id}`,
    );
    await runBoth(ErasureJob);
    expect(await deletionEvents(id)).toBe(2);
  });

  it('make an export once', async () => {
    const { id, cookie } = await newMember(account, 'two.cho');
    expect((await account.browse(cookie, 'POST', '/api/privacy/export')).status).toBe(201);
    await until('the export', 20_000, async () => {
      await runBoth(ExportJob);
      return (await count(sql`SELECT 1 FROM data_export_request WHERE user_id = ${id} AND status = 'ready'`)) === 1
        ? true
        : null;
    });
    expect(await mails('export-ready', id)).toBe(1);
  });

  it('take a challenge of each other, and only once', async () => {
    const [one, other] = both(SignInChallenges);
    const challenge = await one.issue({ purpose: 'passkey-sign-in', minutes: 5, payload: 7 });
    expect(await other.take(challenge, 'passkey-sign-in')).toEqual({ memberId: null, payload: 7 });
    expect(await one.take(challenge, 'passkey-sign-in')).toBeNull();
  });

  it('know at once of a session that ended at the other (R7.24)', async () => {
    const { cookie } = await newMember(account, 'two.dee');
    expect((await account.lookup(hashOf(cookie))).status).toBe(200);
    expect((await fetch(`${twin.origin}/api/auth/logout`, { method: 'POST', headers: { cookie } })).status).toBe(204);
    expect((await account.lookup(hashOf(cookie))).status).toBe(404);
  });
});
