import { memberDeleted, exportRequested } from '@waymark/contracts-account';
import {
  blogLiked,
  blogPublished,
  blogRemoved,
  commentPublished,
  commentRemoved,
  memberFollowed,
  meritChanged,
} from '@waymark/contracts-community';
import type { EventData } from '@waymark/contracts-core';
import { reportOpened, reportRemoved } from '@waymark/contracts-maps';
import { reviewPublished, reviewRemoved, reviewVoted, venueAnswered } from '@waymark/contracts-reviews';
import { PrivacyCheck } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type CommunityUnderTest, sharedCommunity } from '../../test/community-service';
import { meritOf } from '../../test/merit';
import { COMMUNITY_PRIVACY } from '../privacy/privacy.declaration';
import { CountMerit } from './count-merit';

let service: CommunityUnderTest;
beforeAll(async () => void (service = await sharedCommunity()));

const { tell, count, pointsOf } = meritOf(() => service);
const eventsOf = async (memberId: number) =>
  service.sql.query<{ version: number; data: EventData<typeof meritChanged> }>(sql`
    SELECT aggregate_version AS version, data FROM outbox
    WHERE type = ${meritChanged.type} AND aggregate_id = ${String(memberId)} ORDER BY seq`);
const review = (reviewId: number, authorId: number, helpfulCount = 0) => ({
  reviewId,
  venueId: 1,
  authorId,
  helpfulCount,
});
const trip = (blogId: number, authorId: number) => ({ blogId, authorId, title: 'Leeds by tram' });
const comment = (commentId: number, blogId: number, authorId: number) => ({
  commentId,
  blogId,
  authorId,
  blogAuthorId: 999,
  answeredId: null,
});
describe('points of a member (C8.2)', () => {
  it('are earned by what they publish and by what others give to it', async () => {
    await tell(reviewPublished, 1, review(11, 1));
    await tell(reviewVoted, 2, review(11, 1, 3));
    await tell(blogPublished, 1, trip(12, 1));
    await tell(blogLiked, 2, { blogId: 12, authorId: 1, likes: 2 });
    await tell(commentPublished, 1, comment(13, 90, 1));
    const report = { reportId: 14, reporterId: 1, issueType: 'cracks', severity: 'major' } as const;
    await tell(reportOpened, 1, report);
    const answer = { venueId: 1, feature: 'HearingLoop', memberId: 1, answer: 2, agrees: 0, disagrees: 1 } as const;
    await tell(venueAnswered, 5, answer);
    expect(await pointsOf(1)).toBe(10 + 6 + 10 + 2 + 1 + 5 + 1);
  });

  it('are taken back with the thing and what was given to it', async () => {
    await tell(reviewPublished, 1, review(21, 2));
    await tell(reviewVoted, 2, review(21, 2, 4));
    await tell(blogPublished, 1, trip(22, 2));
    await tell(blogLiked, 2, { blogId: 22, authorId: 2, likes: 9 });
    await tell(reportOpened, 1, { reportId: 24, reporterId: 2, issueType: 'cracks', severity: 'minor' });
    await tell(venueAnswered, 6, {
      venueId: 1,
      feature: 'HearingLoop',
      memberId: 2,
      answer: 1,
      agrees: 1,
      disagrees: 0,
    });
    expect(await pointsOf(2)).toBe(10 + 8 + 10 + 9 + 5 + 1);
    await tell(reviewRemoved, 3, { reviewId: 21, venueId: 1, authorId: 2 });
    await tell(blogRemoved, 3, { blogId: 22, authorId: 2 });
    await tell(reportRemoved, 2, { reportId: 24 });
    await tell(venueAnswered, 7, {
      venueId: 1,
      feature: 'HearingLoop',
      memberId: 2,
      answer: 0,
      agrees: 0,
      disagrees: 0,
    });
    expect(await pointsOf(2)).toBe(0);
  });

  it('of a comment stand and fall with the comment and its trip', async () => {
    await tell(blogPublished, 1, trip(31, 999));
    await tell(commentPublished, 1, comment(32, 31, 3));
    await tell(commentPublished, 1, comment(33, 31, 3));
    await tell(commentPublished, 1, { ...comment(34, 31, 3), blogAuthorId: 3 });
    expect(await pointsOf(3)).toBe(2);
    await tell(commentRemoved, 2, { commentId: 33, blogId: 31 });
    expect(await pointsOf(3)).toBe(1);
    await tell(blogRemoved, 2, { blogId: 31, authorId: 999 });
    expect(await pointsOf(3)).toBe(0);
    await tell(blogPublished, 3, trip(31, 999));
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
    // Taken back and published again on another day is the thing of its first day.
    await tell(reviewRemoved, 2, { reviewId: 500, venueId: 1, authorId: 5 }, '2026-05-06T00:00:01.000Z');
    expect(await pointsOf(5)).toBe(110);
  });

  it('come out right when many change at once', async () => {
    const told = Array.from({ length: 30 }, (_, at) =>
      tell(commentPublished, 1, comment(600 + at, 92, 6), `2026-06-${String(at + 1).padStart(2, '0')}T10:00:00.000Z`),
    );
    await Promise.all([...told, service.app.get(CountMerit).catchUp()]);
    expect(await pointsOf(6)).toBe(30);
  });
});

describe('what is told of it (C8.3)', () => {
  it('is an event with rising versions when something changed, and none when nothing did', async () => {
    await tell(blogPublished, 1, trip(71, 7));
    await count();
    await tell(blogLiked, 2, { blogId: 71, authorId: 7, likes: 1 });
    await count();
    await tell(blogLiked, 3, { blogId: 71, authorId: 7, likes: 1 });
    await count();
    expect(await eventsOf(7)).toEqual([
      { version: 1, data: { memberId: 7, points: 10, badges: [], isInfluencer: false } },
      { version: 2, data: { memberId: 7, points: 11, badges: [], isInfluencer: false } },
    ]);
  });

  it('is one event for a hundred likes within half a minute', async () => {
    await tell(blogPublished, 1, trip(81, 8));
    await until('the first count', 10_000, async () => expect(await eventsOf(8)).toHaveLength(1));
    for (let likes = 1; likes <= 100; likes += 1) await tell(blogLiked, 1 + likes, { blogId: 81, authorId: 8, likes });
    await service.app.get(CountMerit).catchUp();
    expect(await eventsOf(8)).toHaveLength(1);
    expect(await pointsOf(8)).toBe(110);
    expect(await eventsOf(8)).toHaveLength(2);
  });

  it('is the mark of an influencer, by followers who are there and thanks', async () => {
    await tell(blogPublished, 1, trip(91, 9));
    await tell(blogLiked, 2, { blogId: 91, authorId: 9, likes: 50 });
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

describe('the badges of a member (C8.4)', () => {
  const read = (as: number | undefined, id: number) => service.call('GET', `/api/users/${id}/badges`, { as });
  beforeAll(async () => {
    await service.sql.query(sql`
      INSERT INTO member (id, display_name, is_public, is_active, version)
      VALUES (101, 'Ada', true, true, 1), (102, 'Ben', false, true, 1), (103, 'Cleo', true, false, 1), (104, 'Dan', true, true, 1)`);
    await service.sql.query(sql`
      INSERT INTO member_block (member_id, other_id, is_blocker) VALUES (101, 104, true), (104, 101, false)`);
    for (let at = 0; at < 5; at += 1) await tell(reviewVoted, 2, review(1000 + at, 101, 1));
    for (let at = 0; at < 3; at += 1) await tell(blogPublished, 1, trip(1000 + at, 102));
    await count();
  });

  it('carry their reason in words', async () => {
    expect(await read(104 + 1, 101)).toMatchObject({
      status: 200,
      body: {
        memberId: 101,
        points: 60,
        badges: [
          { badge: 'helpful-reviewer', name: 'Helpful reviewer', reason: '5 reviews that others found helpful' },
        ],
      },
    });
  });

  it('of a private member are told to themselves alone', async () => {
    expect((await read(101, 102)).status).toBe(404);
    expect(await read(102, 102)).toMatchObject({ status: 200, body: { points: 30 } });
  });

  it('are not told of whom the reader is apart from, of suspended and unknown ones, nor to visitors', async () => {
    const others = await Promise.all([read(101, 104), read(104, 101), read(101, 103), read(101, 5555)]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await read(undefined, 101)).status).toBe(401);
  });

  it('of one who has earned nothing are none', async () => {
    expect(await read(101, 101)).toMatchObject({ status: 200 });
    expect((await read(104, 104)).body).toEqual({ memberId: 104, points: 0, badges: [] });
  });
});

it('goes with the member who leaves, and late events bring nothing back', async () => {
  await tell(reviewPublished, 1, review(201, 12));
  expect(await pointsOf(12)).toBe(10);
  const privacy = new PrivacyCheck(service.app, COMMUNITY_PRIVACY, { leaves: memberDeleted, asks: exportRequested });
  const { sections } = await privacy.export(12);
  expect(sections.find(({ id }) => id === 'points')?.rows).toMatchObject([{ kind: 'review', thing: '201' }]);
  expect(sections.find(({ id }) => id === 'merit')?.rows).toMatchObject([{ points: 10 }]);
  await until('the erasure', 10_000, () => privacy.leave(12));
  await tell(reviewVoted, 2, review(201, 12, 4));
  await tell(blogPublished, 1, trip(202, 12));
  expect(await privacy.tablesNaming(12)).toEqual([]);
});
