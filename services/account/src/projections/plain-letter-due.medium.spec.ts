import { randomUUID } from 'node:crypto';
import { PLAIN_LETTER, type PlainLetter, plainLetterDue } from '@waymark/contracts-community';
import { sealText } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type OwnAccount, bodyOf, registration, SECRET, ownAccount } from '../../test/account-service';
import { startMailServer } from '../../test/mail-server';
import { PlainLetterDueConsumer } from './plain-letter-due.consumer';

const LETTER: PlainLetter = {
  to: 'visitor@example.org',
  subject: 'our answer to your feedback',
  paragraphs: ['You wrote: <b>bold</b>\r\nBcc: eve@example.org', 'We mended it.'],
  action: { label: 'See what changed', href: '/we-heard' },
  closing: 'You get this mail because you gave this address with your feedback.',
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

async function due(letter: Partial<PlainLetter> = {}, memberId: number | null = null, id = randomUUID(), by = SECRET) {
  const sealed = await sealText(by, PLAIN_LETTER, JSON.stringify({ ...LETTER, ...letter }));
  const time = new Date().toISOString();
  const event = { id, type: plainLetterDue.type, time, aggregateId: 'feedback-7', aggregateVersion: 1 };
  await account.app.get(PlainLetterDueConsumer).handle({ ...event, correlationId: null, data: { memberId, sealed } });
}
async function newMember(name: string, change = sql`email_verified = true`): Promise<number> {
  const { id } = await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration(name)));
  await account.sql.query(sql`UPDATE "user" SET ${change} WHERE id = ${id}`);
  return id;
}
const sentTo = (name: string) => server.received.filter(({ to }) => to.includes(`${name}@example.org`));
const letterTo = (name: string) =>
  until('the letter', 10_000, async () => sentTo(name).find(({ source }) => source.includes('Hello,'))?.source ?? null);
const kept = (memberId: number | null) =>
  account.sql.query(sql`SELECT 1 FROM mail WHERE template = 'plain' AND member_id IS NOT DISTINCT FROM ${memberId}`);

describe('a letter to one person (F2.4)', () => {
  it('goes once to the address inside its seal, as text, with its words out of the headers', async () => {
    const id = randomUUID();
    await due({}, null, id);
    await due({}, null, id);
    const source = await letterTo('visitor');
    expect(source).toMatch(/^Subject: Waymark: our answer to your feedback\r?$/m);
    for (const words of ['&lt;b&gt;bold&lt;/b&gt;', 'We mended it.', 'https://waymark.example/we-heard'])
      expect(source).toContain(words);
    expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc/m);
    expect(await kept(null)).toHaveLength(1);
  });

  it('goes to a member at the address that they confirmed, also while they are kept out', async () => {
    const memberId = await newMember('wanda', sql`email_verified = true, is_active = false`);
    await due({ to: null }, memberId);
    expect(await letterTo('wanda')).toContain('We mended it.');
  });

  it('goes nowhere for a member who is gone or confirmed no address', async () => {
    const memberId = await newMember('xenia', sql`email_verified = false`);
    await due({ to: null }, memberId);
    await due({ to: null }, 2_000_000_000);
    await due({ to: null });
    expect(await kept(memberId)).toEqual([]);
  });

  it.each([
    ['an address with a line break', { to: 'a@example.org\r\nBcc: eve@example.org' }, SECRET],
    ['a subject with a line break', { subject: 'x\r\nBcc: eve@example.org' }, SECRET],
    ['the seal of others', {}, 'another secret of thirty-two letters'],
  ])('is refused with %s', async (_, letter, by) => {
    await expect(due(letter, null, randomUUID(), by)).rejects.toThrow();
  });
});
