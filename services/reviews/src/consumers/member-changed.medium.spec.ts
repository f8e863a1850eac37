import { randomUUID } from 'node:crypto';
import { memberRegistered } from '@waymark/contracts-account';
import type { Review, TopReviewer } from '@waymark/contracts-reviews';
import { withClient } from '@waymark/testing';
import { arrives, memberChangedArrives } from '../../test/events';
import { everyPage } from '../../test/every-page';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const sqlOf = async (text: string, values: unknown[] = []) =>
  (await withClient(service.database, (client) => client.query(text, values))).rows as unknown[];
const known = (memberId: number) =>
  sqlOf(
    'SELECT display_name AS name, is_verified AS verified, is_public AS public, version FROM member WHERE id = $1',
    [memberId],
  );
const reviewsBy = async (memberId: number) =>
  (await service.call<Review[]>('GET', `/api/reviews?venueId=${venueOf.get(memberId)}`)).body;
const venueOf = new Map<number, number>();
/** A review of a venue that nobody else reviews. */
async function writes(memberId: number): Promise<Review> {
  const { id } = await givenVenue(service);
  venueOf.set(memberId, id);
  return givenReview(service, id, memberId);
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

describe('a member who registered (S7.25)', () => {
  it('is known here once, by the public name, however often the event comes and under whatever id', async () => {
    const names = { displayName: 'Robin Walker', username: 'robin' };
    const event = { data: { memberId: 801, isVerified: true, ...names }, of: 801 };
    const id = randomUUID();
    for (const each of [id, id, randomUUID()]) await arrives(service, memberRegistered, { ...event, id: each });
    expect(await known(801)).toMatchObject([{ name: 'Robin Walker', verified: true }]);
    await writes(801);
    expect(await reviewsBy(801)).toMatchObject([{ isVerified: true }]);
  });

  it('is not stored from an event that breaks the contract', async () => {
    await expect(arrives(service, memberRegistered, { data: { memberId: 804 }, of: 804 })).rejects.toThrow();
    expect(await known(804)).toEqual([]);
  });
});

describe('a member who changed (A10.42, A10.43)', () => {
  it('is known here as the newest event tells, whatever order events come in and how often', async () => {
    await memberChangedArrives(service, 901, { displayName: 'New Name', isVerified: true }, 5);
    await memberChangedArrives(service, 901, { displayName: 'Old Name', isPublic: false }, 4);
    await memberChangedArrives(service, 901, { displayName: 'Same Version', isPublic: false }, 5);
    expect(await known(901)).toEqual([{ name: 'New Name', verified: true, public: true, version: 5 }]);
  });

  it('is linked from their reviews only while public and active, has a badge only while verified and active, and keeps the name that each was written under', async () => {
    const { reviewerName } = await writes(902);
    expect(await reviewsBy(902)).toMatchObject([{ reviewerProfileId: null, isVerified: false }]);
    const states = [
      [{}, 902, false],
      [{ isVerified: true }, 902, true],
      [{ isVerified: true, isPublic: false }, null, true],
      [{ isVerified: true, isActive: false }, null, false],
      [{ displayName: 'Somebody Else' }, 902, false],
    ] as const;
    for (const [at, [change, reviewerProfileId, isVerified]] of states.entries()) {
      await memberChangedArrives(service, 902, change, 2 + at);
      expect(await reviewsBy(902)).toMatchObject([{ reviewerProfileId, isVerified, reviewerName }]);
    }
  });
});

describe('reviews of one member', () => {
  const listOf = (as?: number) => service.call<Review[]>('GET', '/api/reviews?memberId=910&limit=2', { as });
  beforeAll(async () => {
    const venue = await givenVenue(service);
    for (let count = 0; count < 3; count += 1) await givenReview(service, venue.id, 910);
    await givenReview(service, venue.id, 911);
  });

  it('are listed and paged for everyone while the profile is public', async () => {
    await memberChangedArrives(service, 910, {}, 2);
    const { rows, totals } = await everyPage<Review>(service, '/api/reviews?memberId=910&limit=2');
    expect([rows.map(({ userId }) => userId), totals]).toEqual([[910, 910, 910], ['3']]);
  });

  it.each([
    ['private', { isPublic: false }],
    ['suspended', { isActive: false }],
  ])(
    'are an empty list for others while the member is %s, also right after they were counted; the owner still sees them',
    async (_, change) => {
      await memberChangedArrives(service, 910, {}, 100);
      expect((await listOf(911)).body).toHaveLength(2);
      await sqlOf('UPDATE member SET version = 0 WHERE id = 910');
      await memberChangedArrives(service, 910, change, 101);
      for (const reader of [undefined, 911]) {
        const { body, headers } = await listOf(reader);
        expect([body, headers.get('x-total-count'), headers.get('link')]).toEqual([[], '0', null]);
      }
      expect((await listOf(910)).body).toHaveLength(2);
      await sqlOf('UPDATE member SET version = 0 WHERE id = 910');
    },
  );

  it('are an empty list for a number that is nobody', async () => {
    expect((await service.call<Review[]>('GET', '/api/reviews?memberId=2000000000')).body).toEqual([]);
  });
});

describe('the top reviewer', () => {
  it('is the first member with a public profile, and changes as soon as that does', async () => {
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
