import {
  tripPublished,
  commentPublished,
  notificationEmailDue,
  type MailSettings,
  memberFollowed,
  NOTICE_EMAIL,
  noticeEmailSchema,
  type NotificationType,
} from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type NewsUnderTest, sharedNews } from '../../test/news-scenario';
import { NoticeSeal } from './notice-seal';
import { UnsubscribeTokens } from './unsubscribe-tokens';
import { WriteNotificationEmails } from './write-notification-emails';

let news: NewsUnderTest;
beforeAll(async () => void (news = await sharedNews()));

let [maya, ana, blogId] = [0, 0, 0];
beforeEach(async () => {
  [maya, ana, blogId] = [await news.member('Maya'), await news.member('Ana'), news.nextId()];
  await news.tell(tripPublished, { blogId, authorId: maya, title: 'Rome by tram' });
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const NEXT_DAY = 24 * 60 + 1;
const run = (minutes: number) => news.app.get(WriteNotificationEmails).run(inMinutes(minutes));
const comment = (time?: string) => {
  const commentId = news.nextId();
  const data = { commentId, blogId, authorId: ana, blogAuthorId: maya, answeredId: null };
  return news.tell(commentPublished, data, time === undefined ? {} : { time });
};
const follow = async (follower: number) => {
  await news.follow(follower, maya);
  await news.tell(memberFollowed, { followerId: follower, followedId: maya, isFollowing: true });
};
const choose = (body: Partial<Record<NotificationType, string>>) =>
  news.call<MailSettings>('PUT', '/api/notifications/mail-settings', { as: maya, body });
async function letters(memberId = maya) {
  const rows = (await news.published(notificationEmailDue)).filter(({ data }) => data.memberId === memberId);
  const seal = news.app.get(NoticeSeal);
  return Promise.all(
    rows.map(async ({ data }) => {
      const opened = await seal.open(NOTICE_EMAIL, data.sealed);
      return noticeEmailSchema.parse(JSON.parse(opened ?? ''));
    }),
  );
}

describe('a letter to a member (C5.8)', () => {
  it('goes at once for words of a person, after a minute in which an open tab may show it', async () => {
    await comment();
    await run(0.5);
    expect(await letters()).toEqual([]);
    await run(2);
    await run(3);
    expect(await letters()).toMatchObject([
      {
        subject: 'New comment',
        notices: ['Ana commented on your trip “Rome by tram”.'],
        more: 0,
        href: expect.stringMatching(/^\/trip-blogs\/\d+#comment-\d+$/),
      },
    ]);
  });

  it('gathers what comes soon after another one', async () => {
    await comment();
    await run(2);
    await comment();
    await comment();
    await run(10);
    expect(await letters()).toHaveLength(1);
    await run(20);
    expect((await letters())[1]).toMatchObject({ subject: '2 new things for you', href: '/social?tab=notifications' });
  });

  it('waits for the next morning with all the rest, once', async () => {
    await follow(ana);
    await follow(await news.member('Ben'));
    await run(2);
    expect(await letters()).toEqual([]);
    await run(NEXT_DAY);
    await run(2 * NEXT_DAY);
    expect(await letters()).toMatchObject([
      { notices: ['Ben has started following you.', 'Ana has started following you.'] },
    ]);
  });

  it('is written once by two processes at the same time', async () => {
    for (let index = 0; index < 5; index += 1) await comment();
    const twin = await news.twin();
    const both = [news.app, twin.app].map((app) => app.get(WriteNotificationEmails).run(inMinutes(2)));
    await Promise.all(both);
    await twin.close();
    expect(await letters()).toMatchObject([{ subject: '5 new things for you' }]);
  });

  it.each([
    ['was read', () => news.call('PUT', '/api/notifications/mark-all-read', { as: maya, body: {} })],
    ['is of somebody blocked since', () => news.block(maya, ana)],
    ['is of somebody muted since', () => news.mute(maya, ana)],
    ['is of a kind that is not wanted any more', () => choose({ comment: 'never' })],
  ])('holds nothing that %s', async (_, happens) => {
    await comment();
    await happens();
    await run(NEXT_DAY);
    expect(await letters()).toEqual([]);
  });

  it('is never written for what happened days ago, as when a stream is read again', async () => {
    await comment(inMinutes(-2 * NEXT_DAY).toISOString());
    await run(NEXT_DAY);
    expect([await letters(), await news.unread(maya)]).toEqual([[], 1]);
  });

  it('shows twenty things and says how many more there are', async () => {
    for (let index = 0; index < 23; index += 1) await comment();
    await run(2);
    const [letter] = await letters();
    expect([letter?.notices.length, letter?.more, letter?.subject]).toEqual([20, 3, '23 new things for you']);
  });

  it('reveals nothing on the broker but its recipient', async () => {
    await comment();
    await run(2);
    expect(JSON.stringify(await news.published(notificationEmailDue))).not.toMatch(/Ana|Rome/);
  });
});

describe('when mails come', () => {
  it('is chosen for each kind by itself', async () => {
    const kind = {
      follow: 'daily',
      review_like: 'daily',
      owner_answer: 'at-once',
      comment: 'at-once',
      reply: 'at-once',
    };
    expect((await news.call('GET', '/api/notifications/mail-settings', { as: maya })).body).toEqual(kind);
    expect((await choose({ follow: 'never', reply: 'daily' })).body).toEqual({
      ...kind,
      follow: 'never',
      reply: 'daily',
    });
    expect((await choose({})).body).toEqual({ ...kind, follow: 'never', reply: 'daily' });
  });

  it('changes for your to-do list, too', async () => {
    await choose({ comment: 'daily' });
    await comment();
    await run(2);
    expect(await letters()).toEqual([]);
    await choose({ comment: 'at-once' });
    await run(2);
    expect(await letters()).toHaveLength(1);
  });
});

const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
const STOPPED = { comment: 'never', reply: 'never', follow: 'daily', review_like: 'daily', owner_answer: 'at-once' };

describe('a link that stops mails (C5.9)', () => {
  let address = '';
  beforeEach(async () => {
    const token = await news.app.get(UnsubscribeTokens).of({ memberId: maya, types: ['comment', 'reply'] });
    address = `${news.origin}/api/notifications/unsubscribe?token=${token}`;
  });
  const settings = async () =>
    (await news.call<MailSettings>('GET', '/api/notifications/mail-settings', { as: maya })).body;

  it('asks with one button, and opening it stops nothing', async () => {
    const response = await fetch(address);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).toContain('Someone comments on your trip');
    expect(page).not.toMatch(/<script|Maya/);
    expect((await settings()).comment).toBe('at-once');
  });

  it('stops its kinds without a session when its form is sent in either way, and again', async () => {
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    for (const body of [ONE_CLICK, parts]) {
      const response = await fetch(address, { method: 'POST', body });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('have stopped')]);
      expect(await settings()).toEqual(STOPPED);
    }
  });

  it('names nobody, and works for nobody else', async () => {
    expect(address).not.toMatch(new RegExp(`=[^&]*\\b${maya}\\b`));
    const changed = address.slice(0, -3) + (address.endsWith('AAA') ? 'BBB' : 'AAA');
    for (const wrong of [changed, `${news.origin}/api/notifications/unsubscribe?token=x`]) {
      const answer = await fetch(wrong, { method: 'POST', body: ONE_CLICK });
      expect(answer.status).toBe(404);
      // A person reads it, not a program.
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain('<h1>This link does not work</h1>');
    }
    expect((await settings()).comment).toBe('at-once');
  });

  it('has nothing to stop for a member who has left', async () => {
    await news.sql.query(sql`INSERT INTO deleted_member (member_id) VALUES (${maya})`);
    expect((await fetch(address, { method: 'POST', body: ONE_CLICK })).status).toBe(200);
    expect(await news.sql.query(sql`SELECT 1 FROM notification_mail WHERE member_id = ${maya}`)).toEqual([]);
  });
});
