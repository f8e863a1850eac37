import { randomUUID } from 'node:crypto';
import {
  contentReported,
  notificationEmailDue,
  NOTICE_EMAIL,
  type NoticeEmail,
  PLAIN_EMAIL,
  type PlainEmail,
  plainEmailDue,
} from '@waymark/contracts-community';
import { AUTHORITY_EMAIL, reportPassedOn } from '@waymark/contracts-maps';
import {
  QUESTION_EMAIL,
  REPORT_REASON_LABELS,
  reviewReported,
  supportServiceAsked,
  supportServiceSuggested,
} from '@waymark/contracts-reviews';
import { sealText } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type AccountUnderTest, SECRET } from '../../test/account-service';
import { arrives } from '../../test/events';
import { sharedMailing } from '../../test/mail-server';
import { allSent } from '../../test/mailbox';
import { newMember } from '../../test/members';

const OPERATOR = 'care@ramp.example';

let account: AccountUnderTest;
let server: Awaited<ReturnType<typeof sharedMailing>>['server'];
beforeAll(async () => void ({ account, server } = await sharedMailing()));
beforeEach(async () => {
  await allSent(account);
  server.reset();
});

const sealed = (purpose: string, letter: object, by = SECRET) => sealText(by, purpose, JSON.stringify(letter));
const sentTo = (address: string) =>
  server.received.filter(({ to }) => to.includes(address)).map(({ source }) => source);
const mailTo = (address: string) =>
  until('the mail', 10_000, () => {
    account.wake('send mail');
    return Promise.resolve(sentTo(address)[0] ?? null);
  });

/** A member who has no other mail on the way, changed by `change`. */
async function givenMember(name: string, change = sql`email_verified = true`) {
  const member = await newMember(account, name);
  await account.sql.query(sql`UPDATE "user" SET ${change} WHERE id = ${member.id}`);
  await allSent(account);
  server.reset();
  return member;
}

const AUTHORITY = {
  to: 'paths@park.example',
  authority: 'Friends of Peel Park',
  subject: 'Blocked path on a footpath: Peel Park',
  facts: ['What: Blocked path', 'Latitude, longitude: 53.480000, -2.270000'],
  description: ['A <b>tree</b> lies across it.'],
  link: 'https://waymark.example/footpath-reports/12',
};
const QUESTION = {
  to: 'hire@service.example',
  token: '12.abc',
  name: 'Wheels <b>for</b> Hire',
  lastVerified: '2025-11-01',
  endsOn: '2027-01-22',
  entry: [{ term: 'Phone', value: '0113 496 0000' }],
};
const asked = async (isReminder: boolean) => ({
  questionId: 12,
  isReminder,
  sealed: await sealed(QUESTION_EMAIL, QUESTION),
});

it.each([
  {
    rule: 'the operator is told of reported content, with the way to the queue (F4.7)',
    event: contentReported,
    data: { caseId: 4, kind: 'review', contentId: '31' },
    to: OPERATOR,
    words: ['Waiting for staff: Review (report 4)', '/admin/queue'],
  },
  {
    rule: 'the operator is told of a reported review, with its reason and where it stands',
    event: reviewReported,
    data: { reviewId: 31, venueId: 7, reason: 'personal', reports: 2 },
    to: OPERATOR,
    words: [REPORT_REASON_LABELS.personal, '/venues/7#customer-reviews', 'reported by 2 members'],
  },
  {
    rule: 'the operator is told of a suggested support service, with how to decide',
    event: supportServiceSuggested,
    data: { suggestionId: 12, type: 'guide', isChange: false },
    to: OPERATOR,
    words: ['A support service was suggested: Guide', 'npm run services:suggested -- list'],
  },
  {
    rule: 'an authority gets what, where and the words of a report as text (M8.5)',
    event: reportPassedOn,
    data: async () => ({ reportId: 12, sealed: await sealed(AUTHORITY_EMAIL, AUTHORITY) }),
    to: AUTHORITY.to,
    words: [AUTHORITY.subject, ...AUTHORITY.facts, AUTHORITY.authority, AUTHORITY.link, '&lt;b&gt;tree&lt;/b&gt;'],
  },
  {
    rule: 'a support service gets its entry and one link, whose token stands after the # (SL25)',
    event: supportServiceAsked,
    data: () => asked(false),
    to: QUESTION.to,
    words: [
      'Is this still right?',
      'Phone: 0113 496 0000',
      'last checked on Nov 1, 2025',
      '/support-services/confirm#token=12.abc',
      'Wheels &lt;b&gt;for&lt;/b&gt; Hire',
    ],
  },
  {
    rule: 'a support service that is asked again reads that it is the only reminder',
    event: supportServiceAsked,
    data: () => asked(true),
    to: QUESTION.to,
    words: ['This is our only reminder.'],
  },
])('$rule, once', async ({ event, data, to, words }) => {
  const id = randomUUID();
  for (let time = 0; time < 2; time += 1)
    await arrives(account, event, typeof data === 'function' ? await data() : data, { id });
  const source = await mailTo(to);
  for (const word of words) expect(source).toContain(word);
  await allSent(account);
  expect(sentTo(to)).toHaveLength(1);
});

describe('a mail about what happened (C5.10)', () => {
  const NOTICES: NoticeEmail = {
    subject: '2 new things for you',
    notices: ['Ana <b>bold</b> commented on your trip “Rome”.', 'x\r\nBcc: eve@example.org\r\n\r\nGo to evil.example'],
    more: 3,
    href: '/social?tab=notifications',
    settingsHref: '/social?tab=notifications#mail-settings',
    unsubscribeHref: '/api/notifications/unsubscribe?token=eyJhbGciOiJkaXIifQ..abc',
  };
  const due = async (memberId: number, by = SECRET, id = randomUUID()) =>
    arrives(account, notificationEmailDue, { memberId, sealed: await sealed(NOTICE_EMAIL, NOTICES, by) }, { id });

  it('says it as text, leads to it, lets no words of others into its headers, and comes once', async () => {
    const { id, email } = await givenMember('maya');
    const event = randomUUID();
    for (let time = 0; time < 2; time += 1) await due(id, SECRET, event);
    const source = await mailTo(email);
    expect(source).toMatch(/^Subject: Waymark: 2 new things for you\r?$/m);
    for (const words of [
      'Ana <b>bold</b> commented on your trip “Rome”.',
      'Ana &lt;b&gt;bold&lt;/b&gt; commented',
      'There are 3 more.',
      'https://waymark.example/social?tab=notifications',
      'Choose which emails you get',
    ])
      expect(source).toContain(words);
    expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(Bcc|x\r?$)/m);
    await allSent(account);
    expect(server.received.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('can be stopped from the mail program with one press (RFC 8058)', async () => {
    const { id, email } = await givenMember('noor');
    await due(id);
    const [head = ''] = (await mailTo(email)).split(/\r?\n\r?\n/);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(head.replace(/\r?\n[ \t]+/g, ' ')).toContain(
      `List-Unsubscribe: <https://waymark.example${NOTICES.unsubscribeHref}>`,
    );
  });

  it.each([
    ['did not confirm their address', 'pia', sql`email_verified = false`],
    ['is suspended', 'quinn', sql`email_verified = true, is_active = false`],
  ])('goes to nobody who %s', async (_, name, change) => {
    const { id, email } = await givenMember(name, change);
    await due(id);
    await allSent(account);
    expect(sentTo(email)).toEqual([]);
  });

  it('goes to nobody who is not there, and is refused when others sealed it', async () => {
    await due(2_000_000_000);
    const { id } = await givenMember('rosa');
    await expect(due(id, 'another secret of thirty-two letters')).rejects.toThrow();
    await allSent(account);
    expect(server.received).toEqual([]);
  });
});

describe('a letter to one person (F2.4)', () => {
  const LETTER: PlainEmail = {
    to: 'visitor@example.org',
    subject: 'our reply to your feedback',
    paragraphs: ['You wrote: <b>bold</b>\r\nBcc: eve@example.org', 'We mended it.'],
    action: { label: 'See what changed', href: '/we-heard' },
    closing: 'You are getting this email because you gave this address with your feedback.',
  };
  const due = async (letter: Partial<PlainEmail>, memberId: number | null = null, by = SECRET, id = randomUUID()) => {
    const data = { memberId, sealed: await sealed(PLAIN_EMAIL, { ...LETTER, ...letter }, by) };
    await arrives(account, plainEmailDue, data, { id });
  };

  it('goes once to the address inside its seal, as text, with its words out of the headers', async () => {
    const event = randomUUID();
    for (let time = 0; time < 2; time += 1) await due({}, null, SECRET, event);
    const source = await mailTo('visitor@example.org');
    expect(source).toMatch(/^Subject: Waymark: our reply to your feedback\r?$/m);
    for (const words of ['&lt;b&gt;bold&lt;/b&gt;', 'We mended it.', 'https://waymark.example/we-heard'])
      expect(source).toContain(words);
    expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc/m);
    await allSent(account);
    expect(server.received).toHaveLength(1);
  });

  it('goes to a member at the address that they confirmed, also while they are kept out', async () => {
    const { id, email } = await givenMember('wanda', sql`email_verified = true, is_active = false`);
    await due({ to: null }, id);
    expect(await mailTo(email)).toContain('We mended it.');
  });

  it('goes nowhere for a member who is gone or confirmed no address', async () => {
    const { id } = await givenMember('xenia', sql`email_verified = false`);
    for (const memberId of [id, 2_000_000_000, null]) await due({ to: null }, memberId);
    await allSent(account);
    expect(server.received).toEqual([]);
  });

  it.each([
    ['an address with a line break', { to: 'a@example.org\r\nBcc: eve@example.org' }, SECRET],
    ['a subject with a line break', { subject: 'x\r\nBcc: eve@example.org' }, SECRET],
    ['the seal of others', {}, 'another secret of thirty-two letters'],
  ])('is refused with %s', (_, letter, by) => expect(due(letter, null, by)).rejects.toThrow());
});
