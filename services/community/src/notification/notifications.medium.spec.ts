import { randomUUID } from 'node:crypto';
import {
  tripPublished,
  tripRemoved,
  commentHeld,
  commentPublished,
  commentRemoved,
  memberFollowed,
  type Notification,
  notificationMade,
} from '@waymark/contracts-community';
import { reviewRemoved, reviewVoted, venueChanged } from '@waymark/contracts-reviews';
import { JetStreamStrategy } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type NewsUnderTest, sharedNews } from '../../test/news-scenario';
import { ForgetOldNotifications } from './notification.repository';

let news: NewsUnderTest;
beforeAll(async () => void (news = await sharedNews()));

let [maya, ana, ben, blogId] = [0, 0, 0, 0];
beforeEach(async () => {
  [maya, ana, ben] = [await news.member('Maya'), await news.member('Ana'), await news.member('Ben')];
  blogId = news.nextId();
  await news.tell(tripPublished, { blogId, authorId: maya, title: 'Rome by tram' });
});

const comment = (authorId: number, answeredId: number | null = null, commentId = news.nextId()) => ({
  commentId,
  blogId,
  authorId,
  blogAuthorId: maya,
  answeredId,
});
const follows = (followerId: number, isFollowing = true, version = 1) =>
  news.tell(memberFollowed, { followerId, followedId: maya, isFollowing }, { version });
const messages = async (as: number) => (await news.notices(as)).map(({ message }) => message);
const announced = async (memberId: number) =>
  (await news.published(notificationMade))
    .filter(({ data }) => data.memberId === memberId)
    .map(({ data }) => data.notificationId);
const markAll = (as: number, body: object = {}) => news.call('PUT', '/api/notifications/mark-all-read', { as, body });

describe('a member is told (C5.5)', () => {
  it('of a comment on their trip, with the way to the very comment, and open tabs hear of it', async () => {
    const said = comment(ana);
    const id = await news.tell(commentPublished, said);
    await news.tell(commentPublished, said, { id });
    const [notice, ...more] = await news.notices(maya);
    expect(notice).toMatchObject({
      type: 'comment',
      title: 'New comment',
      message: 'Ana commented on your trip “Rome by tram”.',
      isRead: false,
      href: `/trip-blogs/${blogId}#comment-${said.commentId}`,
    });
    expect([more, await news.unread(maya), await announced(maya)]).toEqual([[], 1, [notice?.id]]);
  });

  it('of a reply to their comment, and of a comment on their trip; once if both', async () => {
    await news.tell(commentPublished, comment(ana, ben));
    expect(await news.notices(ben)).toMatchObject([
      { type: 'reply', message: 'Ana replied to your comment on “Rome by tram”.' },
    ]);
    expect(await news.notices(maya)).toMatchObject([{ type: 'comment' }]);
    await news.tell(commentPublished, comment(ana, maya));
    // Nor about what they did themselves.
    await news.tell(commentPublished, comment(maya, maya));
    expect((await news.notices(maya)).map(({ type }) => type)).toEqual(['reply', 'comment']);
  });

  it('of a comment that waits for them, which becomes a plain one when it is approved', async () => {
    const said = comment(ana);
    await news.tell(commentHeld, { commentId: said.commentId, blogId, blogAuthorId: maya, authorId: ana });
    expect(await news.notices(maya)).toMatchObject([
      { type: 'comment', title: 'A comment is waiting for your approval' },
    ]);
    await markAll(maya);
    await news.tell(commentPublished, said, { version: 2 });
    expect(await news.notices(maya)).toMatchObject([{ title: 'New comment', isRead: true }]);
    expect(await announced(maya)).toHaveLength(1);
  });

  it('of a follower while they follow, and not again when they begin again', async () => {
    await news.follow(ana, maya);
    await follows(ana);
    expect(await news.notices(maya)).toMatchObject([
      { type: 'follow', message: 'Ana has started following you.', href: `/profile/${ana}` },
    ]);
    await markAll(maya);
    await news.sql.query(sql`DELETE FROM member_follow WHERE follower_id = ${ana}`);
    await follows(ana, false, 2);
    expect(await messages(maya)).toEqual([]);
    await news.follow(ana, maya);
    await follows(ana, true, 3);
    expect([await news.unread(maya), await announced(maya)]).toEqual([0, [expect.any(Number)]]);
  });
});

describe('votes for a review (C5.7)', () => {
  const vote = (reviewId: number, helpfulCount: number, version: number) =>
    news.tell(reviewVoted, { reviewId, venueId: 7_001, authorId: maya, helpfulCount }, { version });

  it('are one notification, without names, and grow while it is unread', async () => {
    await news.tell(venueChanged, { venueId: 7_001, name: 'The Lowry', isGone: false });
    const reviewId = news.nextId();
    for (const count of [1, 2, 3]) await vote(reviewId, count, count + 1);
    await vote(reviewId, 2, 3);
    expect(await news.notices(maya)).toMatchObject([
      { type: 'review_like', message: '3 people found your review of The Lowry helpful.', isRead: false },
    ]);
    expect(await announced(maya)).toHaveLength(1);
  });

  it('come up again with a new id when more than ever find it helpful', async () => {
    const reviewId = news.nextId();
    await vote(reviewId, 2, 2);
    const [before] = await news.notices(maya);
    await markAll(maya);
    // Removed and added again, which is no new person.
    await vote(reviewId, 1, 3);
    await vote(reviewId, 2, 4);
    expect(await news.unread(maya)).toBe(0);
    await vote(reviewId, 3, 5);
    const [after, ...more] = await news.notices(maya);
    expect([after?.isRead, more, after?.id === before?.id]).toEqual([false, [], false]);
    expect(await announced(maya)).toEqual([before?.id, after?.id]);
  });

  it('end the same in whatever order and however often they come, by two processes at once', async () => {
    const [reviewId, twin] = [news.nextId(), await news.twin()];
    const told = Array.from({ length: 10 }, (_, index) => ({
      ...{ id: randomUUID(), type: reviewVoted.type, time: new Date().toISOString(), aggregateId: String(reviewId) },
      ...{ aggregateVersion: index + 2, correlationId: null },
      data: { reviewId, venueId: 7_002, authorId: maya, helpfulCount: index + 1 },
    }));
    // The newest neither first nor last.
    const mixed = [4, 9, 0, 7, 2, 8, 1, 6, 3, 5].flatMap((index) => told[index] ?? []);
    const both = [news.app, twin.app].map((app) => app.get(JetStreamStrategy));
    await Promise.all(both.flatMap((strategy) => mixed.map((event) => strategy.dispatch(event))));
    await twin.close();
    expect(await messages(maya)).toEqual(['10 people found your review helpful.']);
    expect(await announced(maya)).toHaveLength(1);
  });

  it('go with the review, with the last vote, and with its author', async () => {
    const [gone, unloved, left, late] = [news.nextId(), news.nextId(), news.nextId(), news.nextId()];
    for (const id of [gone, unloved, left]) await vote(id, 1, 2);
    await news.tell(reviewRemoved, { reviewId: gone, venueId: 7_001, authorId: maya }, { version: 3 });
    await vote(unloved, 0, 3);
    await news.tell(reviewVoted, { reviewId: left, venueId: 1, authorId: null, helpfulCount: 1 }, { version: 3 });
    await vote(late, 0, 3);
    await vote(late, 1, 2);
    expect(await messages(maya)).toEqual([]);
  });
});

describe('there is no notification about', () => {
  it.each([
    ['somebody blocked', () => news.block(maya, ana)],
    ['somebody who blocks', () => news.block(ana, maya)],
    ['somebody muted', () => news.mute(maya, ana)],
    ['somebody suspended', () => news.sql.query(sql`UPDATE member SET is_active = false WHERE id = ${ana}`)],
    ['a trip taken back', () => news.tell(tripRemoved, { blogId, authorId: maya }, { version: 2 })],
  ])('%s, neither before nor after', async (_, happens) => {
    await news.tell(commentPublished, comment(ana));
    await news.tell(commentPublished, comment(ana, maya));
    expect(await news.unread(maya)).toBe(2);
    await happens();
    expect([await messages(maya), await news.unread(maya)]).toEqual([[], 0]);
    await news.tell(commentPublished, comment(ana));
    expect([await messages(maya), await news.unread(maya)]).toEqual([[], 0]);
  });

  it.each(['block', 'mute'] as const)('someone whom the member chose to %s, not even in an open tab', async (act) => {
    await news[act](maya, ana);
    await news.tell(commentPublished, comment(ana));
    expect(await announced(maya)).toEqual([]);
  });

  it('a deleted comment, even when its event arrives later', async () => {
    const [gone, late] = [comment(ana), comment(ana)];
    await news.tell(commentPublished, gone);
    await news.tell(commentRemoved, { commentId: gone.commentId, blogId }, { version: 2 });
    await news.tell(commentRemoved, { commentId: late.commentId, blogId }, { version: 2 });
    await news.tell(commentPublished, late);
    expect(await messages(maya)).toEqual([]);
  });
});

describe('reading (C5.6)', () => {
  it('marks one, or all that the reader has seen, and nobody else’s', async () => {
    for (let index = 0; index < 3; index += 1) await news.tell(commentPublished, comment(ana));
    const [, second, first] = await news.notices(maya);
    const one = () => news.call('PUT', `/api/notifications/${first?.id}/read`, { as: maya });
    expect([(await one()).body, (await one()).body]).toEqual([{ count: 2 }, { count: 2 }]);
    expect((await news.call('PUT', `/api/notifications/${first?.id}/read`, { as: ana })).status).toBe(404);
    expect((await markAll(maya, { upTo: second?.id })).body).toEqual({ count: 1 });
    expect((await news.notices(maya)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect((await markAll(maya)).body).toEqual({ count: 0 });
  });

  it('goes page by page, and says how many there are', async () => {
    for (let index = 0; index < 5; index += 1) await news.tell(commentPublished, comment(ana));
    const pages = await news.pages<Notification>('/api/notifications?limit=3', { as: maya });
    expect(pages.map(({ body, headers }) => [body.length, headers.get('x-total-count')])).toEqual([
      [3, '5'],
      [2, '5'],
    ]);
    expect(pages.flatMap(({ body }) => body)).toEqual(await news.notices(maya));
  });

  it('keeps the newest 1,000 of the last year', async () => {
    await news.sql.query(sql`
      INSERT INTO notification (member_id, type, subject, actor_id, blog_id, comment_id, version, created_at)
      SELECT ${maya}, 'comment', 'comment:' || n, ${ana}, ${blogId}, n, 1, now() - make_interval(days => 400 - n % 100)
      FROM generate_series(100001, 101000) AS n`);
    await news.tell(commentPublished, comment(ana));
    const count = () => news.sql.one(sql`SELECT count(*)::int AS count FROM notification WHERE member_id = ${maya}`);
    expect(await count()).toEqual({ count: 1_000 });
    await news.app.get(ForgetOldNotifications).run();
    expect(((await count()) as { count: number }).count).toBeLessThan(700);
  });
});

it('hostile names and titles stay one line of text', async () => {
  const title = '<img src=x>\r\nBcc: a@b.example\u202e';
  await news.tell(tripPublished, { blogId, authorId: maya, title }, { version: 2 });
  await news.tell(commentPublished, comment(ana));
  expect(await messages(maya)).toEqual(['Ana commented on your trip “<img src=x> Bcc: a@b.example”.']);
});
