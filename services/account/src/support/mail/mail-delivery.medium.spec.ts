import sql from 'sql-template-tag';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import type { AccountUnderTest } from '../../../test/account-service';
import { sharedMailing } from '../../../test/mail-server';
import { sentMails } from '../../../test/mailbox';
import { MailQueue } from './mail-queue';
import { SmtpTransport } from './mail-transport';

const TOKEN = 'tok-MARKED-tok';
const sample = {
  name: 'sample',
  subject: 'Choose a new password',
  paragraphs: ['Grüße – the link works for one hour.'],
  action: { label: 'Choose a new password', url: `https://waymark.example/reset-password?token=${TOKEN}` },
  closing: 'If it was not you, do nothing.',
};

let server: Awaited<ReturnType<typeof sharedMailing>>['server'];
let account: AccountUnderTest;
let database: Database;
beforeAll(async () => {
  ({ account, server } = await sharedMailing());
  database = account.app.get(Database);
});
beforeEach(() => server.reset());

const queue = () => account.app.get(MailQueue, { strict: false });
const add = (to: string, more: { usefulMinutes?: number } = {}) =>
  database.transaction((tx) => queue().add(tx, { to, template: sample, ...more }));
const arrived = (to: string) =>
  until('the mail', 10_000, () => {
    account.wake('send mail');
    return Promise.resolve(server.received.find((mail) => mail.to.includes(to)) ?? null);
  });
const newest = () =>
  database.one<{ content: string | null; tries: number; done: boolean; failed: boolean }>(sql`
  SELECT content, tries, delivered_at IS NOT NULL AS done, failed_at IS NOT NULL AS failed FROM mail ORDER BY created_at DESC LIMIT 1`);
const triedAt = (times: number) => until('a try', 5000, async () => (server.state.tries >= times ? true : null));
const comesTo = (end: 'done' | 'failed') =>
  until(`a mail that is ${end}`, 5000, async () => {
    account.wake('send mail');
    const mail = await newest();
    return mail?.[end] ? mail : null;
  });
const makeDue = () => database.query(sql`UPDATE mail SET next_try_at = now()`);

describe('mail (A10.1, A10.4, A10.8)', () => {
  it('arrives through the mail server as text and as HTML, and is forgotten here', async () => {
    await add('maya@example.org');
    const { source } = await arrived('maya@example.org');
    expect(source).toMatch(/^From: Waymark <post@waymark\.example>/m);
    expect(source).toMatch(/^Subject: Choose a new password/m);
    expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@waymark\.example>/m);
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    expect(source.split('Grüße – the link works')).toHaveLength(3);
    expect(await comesTo('done')).toEqual({ content: null, tries: 1, done: true, failed: false });
    // Where mail is really sent, the site has no mailbox page.
    const here = { headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await account.call('/api/auth/mailbox', here)).status).toBe(404);
  });

  it('waits sealed: the table shows neither the address nor the token', async () => {
    server.state.refuse = 451;
    await add('sealed@example.org');
    await triedAt(1);
    const rows = JSON.stringify(await database.query(sql`SELECT m::text AS row FROM mail m`));
    expect((await newest())?.content).toMatch(/^s1\./);
    expect(rows).not.toContain('sealed@example.org');
    expect(rows).not.toContain(TOKEN);
  });

  it('is not sent when the act that it is about did not happen', async () => {
    const undone = database.transaction(async (tx) => {
      await queue().add(tx, { to: 'never@example.org', template: sample });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sentMails(account, 'sample')).not.toContainEqual(expect.objectContaining({ to: 'never@example.org' }));
  });

  it('is tried again later, with longer pauses, when the server has no time now (A10.9)', async () => {
    server.state.refuse = 451;
    await add('later@example.org');
    await triedAt(1);
    const pauses = await database.one<{ s: number }>(sql`
      SELECT round(extract(epoch FROM next_try_at - now()))::int AS s FROM mail ORDER BY created_at DESC LIMIT 1`);
    expect(pauses?.s).toBeGreaterThan(20);
    server.state.refuse = 0;
    await makeDue();
    await arrived('later@example.org');
    expect((await newest())?.tries).toBe(2);
  });

  it('is sent by the next process when one dies after taking it', async () => {
    // What a killed process leaves behind: taken, neither delivered nor given up.
    await database.transaction(async (tx) => {
      await queue().add(tx, { to: 'orphan@example.org', template: sample });
      await tx.query(sql`UPDATE mail SET tries = 1, next_try_at = now() + interval '30 seconds' WHERE tries = 0`);
    });
    await makeDue();
    await arrived('orphan@example.org');
  });

  it('waits for no server without an end', async () => {
    server.state.hangs = true;
    const transport = new SmtpTransport(server.url, 'post@waymark.example', 300);
    const mail = { id: 'x', to: 'slow@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await expect(transport.deliver(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    transport.close();
  });

  it('is given up when the server refuses it for good, and when it came to nothing in time', async () => {
    server.state.refuse = 550;
    await add('nobody@example.org');
    expect(await comesTo('failed')).toEqual({ content: null, tries: 1, done: false, failed: true });

    server.state.refuse = 451;
    await add('toolate@example.org', { usefulMinutes: 1 });
    await triedAt(2);
    await database.query(sql`UPDATE mail SET give_up_at = now(), next_try_at = now()`);
    expect(await comesTo('failed')).toMatchObject({ content: null });
  });
});
