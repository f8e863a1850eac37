import { randomUUID } from 'node:crypto';
import { type ListedProfile, memberChanged, type UserProfile } from '@waymark/contracts-account';
import { memberBlocked, reputationChanged } from '@waymark/contracts-community';
import { reviewPublished, reviewsContentModerated, reviewVoted, topReviewerChanged } from '@waymark/contracts-reviews';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { arrives, told } from '../../test/events';
import { type Member, newMember } from '../../test/members';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

describe('points and the influencer mark of a profile (C8.6)', () => {
  const merit = (memberId: number, aggregateVersion: number, points: number, isInfluencer = false) =>
    arrives(account, reputationChanged, { memberId, points, badges: [], isInfluencer }, { aggregateVersion });
  const profileOf = (id: number) =>
    account.sql.one(sql`SELECT points, is_influencer AS "isInfluencer" FROM user_profile WHERE id = ${id}`);
  const marksTold = async (id: number) =>
    (await told(account, memberChanged, id)).map(({ isInfluencer }) => isInfluencer);

  it('are what the newest event says, whatever comes late', async () => {
    const { id } = await newMember(account);
    await merit(id, 2, 40);
    await merit(id, 1, 900, true);
    expect(await profileOf(id)).toEqual({ points: 40, isInfluencer: false });
    expect(await marksTold(id)).toEqual([]);
  });

  it('are told to the other slices when the mark comes or goes, and only then', async () => {
    const { id } = await newMember(account);
    await merit(id, 1, 400, true);
    await merit(id, 2, 410, true);
    await merit(id, 3, 90);
    expect(await profileOf(id)).toEqual({ points: 90, isInfluencer: false });
    expect(await marksTold(id)).toEqual([true, false]);
  });

  it('leave the mark as staff decided it', async () => {
    const { id } = await newMember(account);
    await account.sql.query(
      sql`UPDATE user_profile SET is_influencer = true, is_influencer_by_staff = true WHERE id = ${id}`,
    );
    await merit(id, 1, 5);
    expect(await profileOf(id)).toEqual({ points: 5, isInfluencer: true });
  });

  it('of somebody who left change nothing', () => expect(merit(987_654, 1, 5)).resolves.toBeUndefined());
});

describe("the top reviewer's badge", () => {
  const top = (memberId: number | null, aggregateVersion: number) =>
    arrives(account, topReviewerChanged, { memberId, helpfulVotes: 1 }, { aggregateVersion });
  const isTop = async (id: number) =>
    (await bodyOf<UserProfile>(await account.as(id, 'GET', `/api/user-profiles/${id}`))).isTopReviewer;

  it('is worn by the one whom the newest event names, however late an older one comes', async () => {
    const [ana, ben] = [await newMember(account), await newMember(account)];
    await top(ana.id, 4);
    expect([await isTop(ana.id), await isTop(ben.id), (await ana.own()).isTopReviewer]).toEqual([true, false, true]);
    await top(ben.id, 5);
    await top(ana.id, 3);
    expect([await isTop(ana.id), await isTop(ben.id)]).toEqual([false, true]);
    await top(null, 6);
    expect(await isTop(ben.id)).toBe(false);
  });
});

describe('counts of a member (A3.13)', () => {
  let authorId: number;
  beforeEach(async () => void (authorId = (await newMember(account)).id));

  const published = (reviewId: number) =>
    arrives(account, reviewPublished, { reviewId, venueId: 1, authorId, helpfulCount: 0 });
  const voted = (reviewId: number, aggregateVersion: number, helpfulCount: number, id = randomUUID()) =>
    arrives(account, reviewVoted, { reviewId, venueId: 1, authorId, helpfulCount }, { aggregateVersion, id });
  const moderated = (reviewId: number, decisionNumber: number, state: 'shown' | 'hidden' | 'removed') => {
    const decision = { caseId: 1, decisionNumber, kind: 'review', contentId: String(reviewId), state, isApplied: true };
    return arrives(account, reviewsContentModerated, decision, { aggregateVersion: decisionNumber });
  };
  const counts = () =>
    account.sql.one(
      sql`SELECT review_count AS reviews, helpful_votes AS votes FROM user_profile WHERE id = ${authorId}`,
    );

  it('are the rows of their reviews, and do not change when an event comes twice', async () => {
    await published(11);
    await published(12);
    const twice = randomUUID();
    for (let time = 0; time < 2; time += 1) await voted(11, 2, 3, twice);
    await voted(12, 2, 1);
    expect(await counts()).toEqual({ reviews: 2, votes: 4 });
  });

  it('leave out what staff set aside, until it is shown again', async () => {
    await published(71);
    await voted(71, 2, 3);
    await moderated(71, 1, 'hidden');
    await voted(71, 3, 4);
    expect(await counts()).toEqual({ reviews: 0, votes: 0 });
    await moderated(71, 3, 'shown');
    await moderated(71, 2, 'removed');
    expect(await counts()).toEqual({ reviews: 1, votes: 4 });
    await moderated(72, 1, 'hidden');
    await published(72);
    expect(await counts()).toEqual({ reviews: 1, votes: 4 });
  });

  it('do not go back when an older event comes late', async () => {
    await voted(31, 3, 2);
    await voted(31, 2, 1);
    await published(31);
    expect(await counts()).toEqual({ reviews: 1, votes: 2 });
  });

  it('come out right when many change at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => voted(100 + index, 2, 1)));
    expect(await counts()).toEqual({ reviews: 20, votes: 20 });
  });
});

describe('two members of whom one blocked the other (C9.7)', () => {
  let ana: Member;
  let ben: Member;
  beforeAll(async () => void ([ana, ben] = [await newMember(account), await newMember(account)]));

  const blocked = (memberId: number, blockedId: number, isBlocked: boolean, aggregateVersion: number) =>
    arrives(
      account,
      memberBlocked,
      { memberId, blockedId, isBlocked },
      { aggregateId: `${memberId}-${blockedId}`, aggregateVersion },
    );
  const statusOf = async (of: Member, as: Member) => (await as.call('GET', `/api/user-profiles/${of.id}`)).status;
  /** Whether the list shows `of`, and how many it counts. */
  async function listed(of: Member, answer: Promise<Response>) {
    const response = await answer;
    const profiles = (await response.json()) as ListedProfile[];
    return [profiles.some(({ id }) => id === of.id), Number(response.headers.get('x-total-count'))] as const;
  }
  const LIST = '/api/user-profiles?limit=100';

  it('are in no list for each other, and in no count; visitors see both', async () => {
    const [, all] = await listed(ana, ben.call('GET', LIST));
    await blocked(ana.id, ben.id, true, 1);
    expect(await listed(ana, ben.call('GET', LIST))).toEqual([false, all - 1]);
    expect(await listed(ben, ana.call('GET', LIST))).toEqual([false, all - 1]);
    expect(await listed(ana, account.call(LIST))).toEqual([true, all]);
  });

  it('have no profile for whom was blocked; who blocked can still open theirs, to take it back', async () => {
    expect(await statusOf(ana, ben)).toBe(404);
    expect(await statusOf(ben, ana)).toBe(200);
    expect(await statusOf(ben, ben)).toBe(200);
  });

  it('see each other again when it is taken back, whatever comes late', async () => {
    await blocked(ana.id, ben.id, false, 3);
    await blocked(ana.id, ben.id, true, 2);
    expect(await statusOf(ana, ben)).toBe(200);
    expect((await listed(ben, ana.call('GET', LIST)))[0]).toBe(true);
  });

  it('leave nothing of it when one of them leaves, and nothing comes of a word about whom nobody knows', async () => {
    await blocked(ben.id, ana.id, true, 4);
    await blocked(ana.id, 987_654, true, 5);
    expect(await account.sql.query(sql`SELECT blocked_id FROM member_block WHERE member_id = ${ana.id}`)).toHaveLength(
      1,
    );
    await account.sql.query(sql`DELETE FROM "user" WHERE id = ${ben.id}`);
    expect(await account.sql.query(sql`SELECT 1 FROM member_block`)).toEqual([]);
  });
});
