import { randomUUID } from 'node:crypto';
import { letterDue, NOTICE_LETTER, type NoticeLetter } from '@waymark/contracts-community';
import { sealText } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type OwnAccount, bodyOf, registration, SECRET, ownAccount } from '../../test/account-service';
import { startMailServer } from '../../test/mail-server';
import { LetterDueConsumer } from './letter-due.consumer';

const LETTER: NoticeLetter = {
  subject: '2 new things for you',
  notices: ['Ana <b>bold</b> commented on your trip “Rome”.', 'Ben follows you. Bcc: eve@example.org'],
  more: 3,
  href: '/social?tab=notifications',
  settingsHref: '/social?tab=notifications#mail-settings',
  unsubscribeHref: '/api/notifications/unsubscribe?token=eyJhbGciOiJkaXIifQ..abc',
};

let account: OwnAccount;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  account = await ownAccount({
    SMTP_URL: server.url,
    MAIL_FROM: 'Waymark <no-reply@waymark.example>',
    PUBLIC_ORIGIN: 'https://waymark.example',
  });
}, 60_000);
afterAll(async () => {
  await account?.stop();
  await server?.stop();
});

async function newMember(name: string, change = sql`email_verified = true`): Promise<number> {
  const { id } = await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration(name)));
  await account.sql.query(sql`UPDATE "user" SET ${change} WHERE id = ${id}`);
  return id;
}
async function due(memberId: number, letter: Partial<NoticeLetter> = {}, id = randomUUID()): Promise<void> {
  const sealed = await sealText(SECRET, NOTICE_LETTER, JSON.stringify({ ...LETTER, ...letter }));
  const time = new Date().toISOString();
  const event = { id, type: letterDue.type, time, aggregateId: '7', aggregateVersion: 1, correlationId: null };
  await account.app.get(LetterDueConsumer).handle({ ...event, data: { memberId, sealed } });
}
const sentTo = (name: string) =>
  server.received.filter(({ to, source }) => to.includes(`${name}@example.org`) && source.includes('Hello,'));
const arrived = (name: string) => until('the mail', 10_000, async () => sentTo(name)[0]?.source ?? null);
const waiting = (memberId: number) =>
  account.sql.query(sql`SELECT 1 FROM mail WHERE member_id = ${memberId} AND template = 'happened'`);

describe('a mail about what happened (C5.10)', () => {
  it('says it as text, leads to it, and comes once', async () => {
    const maya = await newMember('maya');
    const id = randomUUID();
    await due(maya, {}, id);
    await due(maya, {}, id);
    const source = await arrived('maya');
    expect(source).toMatch(/^Subject: Waymark: 2 new things for you\r?$/m);
    for (const words of [
      'Ana <b>bold</b> commented on your trip “Rome”.',
      'Ana &lt;b&gt;bold&lt;/b&gt; commented',
      'There are 3 more.',
      'https://waymark.example/social?tab=notifications',
      'Choose which mails you get',
    ])
      expect(source).toContain(words);
    expect(await waiting(maya)).toHaveLength(1);
  });

  it('can be stopped from the mail program with one press (RFC 8058)', async () => {
    await due(await newMember('noor'));
    const [head = ''] = (await arrived('noor')).split(/\r?\n\r?\n/);
    const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
    const url = `https://waymark.example${LETTER.unsubscribeHref}`;
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(unfolded).toContain(`List-Unsubscribe: <${url}>`);
  });

  it('lets no words of others into its headers', async () => {
    await due(await newMember('olga'), { notices: ['x\r\nBcc: eve@example.org\r\n\r\nGo to evil.example'] });
    const source = await arrived('olga');
    expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(Bcc|x\r?$)/m);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
  });

  it.each([
    ['did not confirm their address', 'pia', sql`email_verified = false`],
    ['is suspended', 'quinn', sql`email_verified = true, is_active = false`],
  ])('goes to nobody who %s', async (_, name, change) => {
    const memberId = await newMember(name, change);
    await due(memberId);
    expect(await waiting(memberId)).toEqual([]);
  });

  it('goes to nobody who is not there, and is refused when others sealed it', async () => {
    await due(2_000_000_000);
    const maya = await newMember('rosa');
    const event = { id: randomUUID(), type: letterDue.type, time: new Date().toISOString(), aggregateId: '7' };
    const sealed = await sealText('another secret of thirty-two letters', NOTICE_LETTER, JSON.stringify(LETTER));
    const told = { ...event, aggregateVersion: 1, correlationId: null, data: { memberId: maya, sealed } };
    await expect(account.app.get(LetterDueConsumer).handle(told)).rejects.toThrow();
    expect(await waiting(maya)).toEqual([]);
  });
});
