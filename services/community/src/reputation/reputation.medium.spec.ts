import {
  tripLiked,
  tripPublished,
  tripRemoved,
  commentPublished,
  commentRemoved,
  memberFollowed,
  reputationChanged,
} from '@waymark/contracts-community';
import { reportOpened, reportRemoved } from '@waymark/contracts-maps';
import { reviewPublished, reviewRemoved, reviewVoted, venueAnswered } from '@waymark/contracts-reviews';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type CommunityUnderTest, sharedCommunity } from '../../test/community-service';
import { reputationOf } from '../../test/reputation';
import { CountReputation } from './count-reputation';

let service: CommunityUnderTest;
beforeAll(async () => void (service = await sharedCommunity()));

const { tell, count, pointsOf } = reputationOf(() => service);
const eventsOf = async (memberId: number) =>
  (await service.published(reputationChanged))
    .filter(({ id }) => id === String(memberId))
    .map(({ version, data }) => ({ version, data }));
const review = (reviewId: number, authorId: number, helpfulCount = 0) => ({
  ...{ reviewId, venueId: 1, authorId, helpfulCount },
});
const trip = (blogId: number, authorId: number) => ({ blogId, authorId, title: 'Leeds by tram' });
const comment = (commentId: number, blogId: number, authorId: number) => ({
  ...{ commentId, blogId, authorId, blogAuthorId: 999, answeredId: null },
});
const answer = (memberId: number, value: 0 | 1 | 2) => ({
  ...{ venueId: 1, feature: 'HearingLoop' as const, memberId, answer: value, agrees: 1, disagrees: 0 },
});

describe('points of a member (C8.2)', () => {
  it('are earned by publishing and by likes and votes, and removed with the content', async () => {
    await tell(reviewPublished, 1, review(11, 1));
    await tell(reviewVoted, 2, review(11, 1, 3));
    await tell(tripPublished, 1, trip(12, 1));
    await tell(tripLiked, 2, { blogId: 12, authorId: 1, likes: 2 });
    await tell(commentPublished, 1, comment(13, 90, 1));
    await tell(reportOpened, 1, { reportId: 14, reporterId: 1, issueType: 'cracks', severity: 'major' });
    await tell(venueAnswered, 5, answer(1, 2));
    expect(await pointsOf(1)).toBe(10 + 6 + 10 + 2 + 1 + 5 + 1);
    await tell(reviewRemoved, 3, { reviewId: 11, venueId: 1, authorId: 1 });
    await tell(tripRemoved, 3, { blogId: 12, authorId: 1 });
    await tell(commentRemoved, 2, { commentId: 13, blogId: 90 });
    await tell(reportRemoved, 2, { reportId: 14 });
    await tell(venueAnswered, 7, answer(1, 0));
    expect(await pointsOf(1)).toBe(0);
  });

  it('of a comment count only while the comment and its trip do', async () => {
    await tell(tripPublished, 1, trip(31, 999));
    await tell(commentPublished, 1, comment(32, 31, 3));
    await tell(commentPublished, 1, comment(33, 31, 3));
    await tell(commentPublished, 1, { ...comment(34, 31, 3), blogAuthorId: 3 });
    expect(await pointsOf(3)).toBe(2);
    await tell(commentRemoved, 2, { commentId: 33, blogId: 31 });
    expect(await pointsOf(3)).toBe(1);
    await tell(tripRemoved, 2, { blogId: 31, authorId: 999 });
    expect(await pointsOf(3)).toBe(0);
    await tell(tripPublished, 3, trip(31, 999));
    expect(await pointsOf(3)).toBe(1);
  });

  it('are the same whatever the order of events, and when each comes twice (C10.5)', async () => {
    const events = [
      () => tell(reviewPublished, 1, review(41, 4)),
      () => tell(reviewVoted, 2, review(41, 4, 1)),
      () => tell(reviewVoted, 3, review(41, 4, 2)),
      () => tell(commentPublished, 1, comment(43, 91, 4)),
      () => tell(commentRemoved, 2, { commentId: 43, blogId: 91 }),
    ];
    for (const told of [...events].reverse()) await told();
    for (const told of events) await told();
    expect(await pointsOf(4)).toBe(10 + 4);
  });

  it('are capped by the day of the thing, however late its events come', async () => {
    for (let at = 0; at < 14; at += 1) await tell(reviewPublished, 1, review(500 + at, 5));
    expect(await pointsOf(5)).toBe(100);
    await tell(reviewPublished, 1, review(550, 5), '2026-05-05T00:00:01.000Z');
    // Unpublished and published again on another day, it still counts for its first day.
    await tell(reviewRemoved, 2, { reviewId: 500, venueId: 1, authorId: 5 }, '2026-05-06T00:00:01.000Z');
    expect(await pointsOf(5)).toBe(110);
  });

  it('come out right when many change at once', async () => {
    const told = Array.from({ length: 30 }, (_, at) =>
      tell(commentPublished, 1, comment(600 + at, 92, 6), `2026-06-${String(at + 1).padStart(2, '0')}T10:00:00.000Z`),
    );
    await Promise.all([...told, service.app.get(CountReputation).catchUp()]);
    expect(await pointsOf(6)).toBe(30);
  });
});

describe('events about it (C8.3)', () => {
  it('is an event with rising versions when something changed, and none when nothing did', async () => {
    await tell(tripPublished, 1, trip(71, 7));
    await count();
    await tell(tripLiked, 2, { blogId: 71, authorId: 7, likes: 1 });
    await count();
    await tell(tripLiked, 3, { blogId: 71, authorId: 7, likes: 1 });
    await count();
    expect(await eventsOf(7)).toEqual([
      { version: 1, data: { memberId: 7, points: 10, badges: [], isInfluencer: false } },
      { version: 2, data: { memberId: 7, points: 11, badges: [], isInfluencer: false } },
    ]);
  });

  it('is one event for a hundred likes in half a minute', async () => {
    await tell(tripPublished, 1, trip(81, 8));
    await until('the first count', 10_000, async () => expect(await eventsOf(8)).toHaveLength(1));
    for (let likes = 1; likes <= 100; likes += 1) await tell(tripLiked, 1 + likes, { blogId: 81, authorId: 8, likes });
    await service.app.get(CountReputation).catchUp();
    expect(await eventsOf(8)).toHaveLength(1);
    expect(await pointsOf(8)).toBe(110);
    expect(await eventsOf(8)).toHaveLength(2);
  });

  it('is the mark of an influencer, by followers who are there and thanks', async () => {
    await tell(tripPublished, 1, trip(91, 9));
    await tell(tripLiked, 2, { blogId: 91, authorId: 9, likes: 50 });
    await service.sql.query(sql`
      INSERT INTO member (id, display_name, is_public, is_active, version)
      SELECT n, 'F' || n, true, n > 9001, 1 FROM generate_series(9001, 9026) n`);
    await service.sql.query(sql`
      INSERT INTO member_follow (follower_id, followed_id) SELECT n, 9 FROM generate_series(9001, 9025) n`);
    await count();
    expect((await eventsOf(9)).at(-1)?.data.isInfluencer).toBe(false);
    await service.sql.query(sql`INSERT INTO member_follow (follower_id, followed_id) VALUES (9026, 9)`);
    await tell(memberFollowed, 1, { followerId: 9026, followedId: 9, isFollowing: true });
    await count();
    expect((await eventsOf(9)).at(-1)?.data).toMatchObject({ isInfluencer: true, badges: ['trip-guide'] });
  });
});

it('badges have their reason as text; only the member sees those of a private profile (C8.4)', async () => {
  await service.sql.query(sql`
    INSERT INTO member (id, display_name, is_public, is_active, version)
    VALUES (101, 'Ada', true, true, 1), (102, 'Ben', false, true, 1)`);
  for (let at = 0; at < 5; at += 1) await tell(reviewVoted, 2, review(1000 + at, 101, 1));
  await count();
  const read = (as: number, id: number) => service.call('GET', `/api/users/${id}/badges`, { as });
  const helpful = { badge: 'helpful-reviewer', name: 'Helpful reviewer' };
  const badges = [{ ...helpful, reason: '5 reviews that others found helpful' }];
  expect((await read(102, 101)).body).toMatchObject({ memberId: 101, points: 60, badges });
  expect((await read(102, 102)).body).toEqual({ memberId: 102, points: 0, badges: [] });
  expect((await read(101, 102)).status).toBe(404);
});

it('goes with the member who leaves, and late events bring nothing back', async () => {
  await tell(reviewPublished, 1, review(201, 12));
  expect(await pointsOf(12)).toBe(10);
  const { sections } = await service.privacy.export(12);
  expect(sections.find(({ id }) => id === 'points')?.rows).toMatchObject([{ kind: 'review', thing: '201' }]);
  expect(sections.find(({ id }) => id === 'merit')?.rows).toMatchObject([{ points: 10 }]);
  await service.leave(12);
  await tell(reviewVoted, 2, review(201, 12, 4));
  await tell(tripPublished, 1, trip(202, 12));
  expect(await service.privacy.tablesNaming(12)).toEqual([]);
});
