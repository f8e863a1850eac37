import type { Review, TopReviewer } from '@waymark/contracts-reviews';
import { withClient } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, memberChangedArrives } from '../../test/scenario';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const sqlOf = async (text: string, values: unknown[]) =>
  (await withClient(service.database, (client) => client.query(text, values))).rows as unknown[];

const known = async (memberId: number) =>
  (
    await sqlOf(
      'SELECT display_name AS name, username, is_verified AS verified, is_public AS public, version FROM member WHERE id = $1',
      [memberId],
    )
  )[0];

async function reviewBy(memberId: number, asReader?: number): Promise<Review | undefined> {
  const { id } = await givenReview(service, (await givenVenue(service)).id, memberId);
  const { body } = await service.call<Review[]>('GET', '/api/reviews?limit=5', asReader ? { as: asReader } : {});
  return body.find((review) => review.id === id);
}

/** The author gets this many helpful votes, and the tally is counted. */
async function votesFor(memberId: number, votes: number) {
  await givenReview(service, (await givenVenue(service)).id, memberId);
  await sqlOf('UPDATE review SET helpful_count = $2 WHERE author_id = $1', [memberId, votes]);
  await sqlOf(
    'INSERT INTO reviewer_tally VALUES ($1, 1, $2) ON CONFLICT (member_id) DO UPDATE SET helpful_votes = excluded.helpful_votes',
    [memberId, votes],
  );
}

const topName = async () => (await service.call<TopReviewer>('GET', '/api/top-reviewer')).body.topReviewerName;

describe('a member who changed (A10.42, A10.43)', () => {
  it('is known here as the newest event tells, whatever order events come in and how often', async () => {
    await memberChangedArrives(service, 901, { displayName: 'New Name', isVerified: true }, 5);
    await memberChangedArrives(service, 901, { displayName: 'Old Name', isPublic: false }, 4);
    await memberChangedArrives(service, 901, { displayName: 'Same Version', isPublic: false }, 5);
    expect(await known(901)).toEqual({
      name: 'New Name',
      username: 'member.901',
      verified: true,
      public: true,
      version: 5,
    });
  });

  it('is linked from their reviews only while their profile is public and they are active', async () => {
    await memberChangedArrives(service, 902, {}, 2);
    expect(await reviewBy(902)).toMatchObject({ reviewerProfileId: 902, userId: 902 });
    await memberChangedArrives(service, 902, { isPublic: false }, 3);
    expect(await reviewBy(902)).toMatchObject({ reviewerProfileId: null });
    await memberChangedArrives(service, 902, { isActive: false }, 4);
    expect(await reviewBy(902)).toMatchObject({ reviewerProfileId: null });
    await memberChangedArrives(service, 902, {}, 5);
    expect(await reviewBy(902)).toMatchObject({ reviewerProfileId: 902 });
  });

  it('is not linked before account told of them', async () => {
    expect(await reviewBy(903)).toMatchObject({ reviewerProfileId: null, isVerified: false });
  });

  it('gains and loses the verified badge on every review, and has none while suspended', async () => {
    await memberChangedArrives(service, 904, { isVerified: true }, 2);
    expect(await reviewBy(904)).toMatchObject({ isVerified: true });
    await memberChangedArrives(service, 904, { isVerified: true, isActive: false }, 3);
    expect(await reviewBy(904)).toMatchObject({ isVerified: false });
    await memberChangedArrives(service, 904, { isVerified: false }, 4);
    expect(await reviewBy(904)).toMatchObject({ isVerified: false });
  });

  it('keeps the name that each review was written under', async () => {
    const review = await reviewBy(905);
    await memberChangedArrives(service, 905, { displayName: 'Somebody Else' });
    const { body } = await service.call<Review[]>('GET', '/api/reviews?memberId=905');
    expect(body[0]?.reviewerName).toBe(review?.reviewerName);
  });
});

describe('reviews of one member', () => {
  const listOf = (as?: number) => service.call<Review[]>('GET', '/api/reviews?memberId=910&limit=2', as ? { as } : {});
  beforeAll(async () => {
    const venue = await givenVenue(service);
    for (let count = 0; count < 3; count += 1) await givenReview(service, venue.id, 910);
    await givenReview(service, venue.id, 911);
  });

  it('are listed and paged for everyone while the profile is public', async () => {
    await memberChangedArrives(service, 910, {}, 2);
    const { body, headers } = await listOf();
    expect([body.length, headers.get('x-total-count')]).toEqual([2, '3']);
    expect(body.every((review) => review.userId === 910)).toBe(true);
    const next = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain('memberId=910');
    expect((await service.call<Review[]>('GET', next)).body).toHaveLength(1);
  });

  it.each([
    ['private', { isPublic: false }],
    ['suspended', { isActive: false }],
  ])(
    'are an empty list for others while the member is %s, also right after they were counted; the owner still sees them',
    async (_, change) => {
      await memberChangedArrives(service, 910, {}, 100);
      expect((await listOf(911)).body).toHaveLength(2);
      await sqlOf('UPDATE member SET version = 0 WHERE id = 910', []);
      await memberChangedArrives(service, 910, change, 101);
      for (const reader of [undefined, 911]) {
        const { body, headers } = await listOf(reader);
        expect([body, headers.get('x-total-count'), headers.get('link')]).toEqual([[], '0', null]);
      }
      expect((await listOf(910)).body).toHaveLength(2);
      await sqlOf('UPDATE member SET version = 0 WHERE id = 910', []);
    },
  );

  it('are an empty list for a number that is nobody', async () => {
    expect((await service.call<Review[]>('GET', '/api/reviews?memberId=2000000000')).body).toEqual([]);
    expect((await service.call('GET', '/api/reviews?memberId=1e3')).status).toBe(400);
  });
});

describe('the top reviewer', () => {
  it('is the first of those whose profile everyone may see, and changes as soon as that does', async () => {
    await votesFor(920, 90);
    await votesFor(921, 80);
    await memberChangedArrives(service, 920, { displayName: 'Hidden Hero' }, 2);
    await memberChangedArrives(service, 921, { displayName: 'Open Olga' }, 2);
    expect(await topName()).toBe('Hidden Hero');
    await memberChangedArrives(service, 920, { displayName: 'Hidden Hero', isPublic: false }, 3);
    expect(await topName()).toBe('Open Olga');
    expect((await service.call('GET', '/api/top-reviewer/920')).body).toEqual({
      isTopReviewer: false,
      helpfulVotes: 0,
    });
    expect((await service.call('GET', '/api/top-reviewer/920', { as: 920 })).body).toEqual({
      isTopReviewer: false,
      helpfulVotes: 90,
    });
    await memberChangedArrives(service, 921, { isActive: false }, 3);
    expect(await topName()).not.toBe('Open Olga');
    await memberChangedArrives(service, 920, { displayName: 'Hidden Hero' }, 4);
    expect(await topName()).toBe('Hidden Hero');
  });
});
