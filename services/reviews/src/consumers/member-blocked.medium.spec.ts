import type { Review, TopReviewer, VenueDetail, VenuePhoto } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { memberBlockedArrives, memberChangedArrives, memberLeaves } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenPhoto, givenReview, givenVenue } from '../../test/scenario';

const [ANA, BEN, CAS] = [4001, 4002, 4003];
const FORMER = 'Former member';

let service: ReviewsService;
let venueId: number;
let ids: Record<number, number>;
beforeAll(async () => {
  service = await sharedReviews();
  venueId = (await givenVenue(service, 'Apart Café')).id;
  ids = {};
  for (const member of [ANA, BEN, CAS]) {
    await memberChangedArrives(service, member, { isVerified: true });
    const photo = await givenPhoto(service, member);
    const photos = [{ id: photo.id, description: `By ${member}` }];
    const words = { reviewerName: `Name ${member}`, showDisabilityType: true, photos };
    ids[member] = (await givenReview(service, venueId, member, words)).id;
  }
}, 90_000);

const get = async <T>(path: string, as?: number) => (await service.call<T>('GET', path, { as })).body;
/** Every list that names who wrote a review, as `reader` gets it. */
async function lists(reader?: number): Promise<Review[][]> {
  return [
    await get<Review[]>('/api/reviews?limit=50', reader),
    await get<Review[]>(`/api/reviews?venueId=${venueId}`, reader),
    await get<Review[]>('/api/reviews?q=apart', reader),
    await get<Review[]>('/api/reviews?q=helpful', reader),
    (await get<VenueDetail>(`/api/venues/${venueId}`, reader)).reviews,
  ];
}
async function expectNamed(author: number, reader: number | undefined, isNamed: boolean): Promise<void> {
  for (const list of await lists(reader)) {
    expect(list).toHaveLength(3);
    const review = list.find(({ id }) => id === ids[author]);
    expect(review).toMatchObject({
      reviewerName: isNamed ? `Name ${author}` : FORMER,
      userId: isNamed ? author : null,
      reviewerProfileId: isNamed ? author : null,
      isVerified: isNamed,
      disabilityType: isNamed ? 'visual' : null,
      comment: 'Clear signs and helpful staff.',
      mobilityRating: 4,
    });
  }
  const photos = await get<VenuePhoto[]>(`/api/venues/${venueId}/photos`, reader);
  expect(photos.map(({ reviewerName }) => reviewerName)).toContain(`Name ${CAS}`);
  const taken = photos.find(({ reviewId }) => reviewId === ids[author]);
  expect(taken?.reviewerName).toBe(isNamed ? `Name ${author}` : FORMER);
  for (const asked of [`memberId=${author}`, `q=${author}`, `q=name+${author}+apart`])
    expect([asked, await get<Review[]>(`/api/reviews?${asked}`, reader)]).toEqual([
      asked,
      isNamed ? [expect.anything()] : [],
    ]);
  // The number of them, which a page that is not the only one is given, tells it no more than the rows.
  const counted = async (asked: string) =>
    Number((await service.call('GET', `/api/reviews?${asked}`, { as: reader })).headers.get('x-total-count'));
  expect(await counted('q=name&limit=1')).toBe((await get<Review[]>('/api/reviews?q=name', reader)).length);
  expect(await counted(`q=${author}&cursor=${await cursorOfAll(reader)}`)).toBe(isNamed ? 1 : 0);
}
/** The cursor of the second page of all reviews, which continues any list in that order. */
async function cursorOfAll(reader?: number): Promise<string> {
  const { headers } = await service.call('GET', '/api/reviews?limit=1', { as: reader });
  return /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? 'none';
}

describe('two members with a block between them (C9.8)', () => {
  it('read each other’s reviews and photos without a name, and find none under the other’s profile; all others see both', async () => {
    const before = JSON.stringify([await lists(), await get(`/api/venues/${venueId}/photos`)]);
    await expectNamed(BEN, ANA, true);
    await memberBlockedArrives(service, ANA, BEN, true, 1);
    await expectNamed(BEN, ANA, false);
    await expectNamed(ANA, BEN, false);
    for (const reader of [undefined, CAS, BEN]) await expectNamed(BEN, reader, true);
    for (const reader of [undefined, CAS, ANA]) await expectNamed(ANA, reader, true);
    expect(JSON.stringify([await lists(), await get(`/api/venues/${venueId}/photos`)])).toBe(before);
  });

  it('are no top reviewer for each other, as the author with the most helpful votes is for all others: the next one is (S7.24)', async () => {
    const top = (reader?: number) => get<TopReviewer>('/api/top-reviewer', reader);
    const vote = (author: number, as: number) =>
      service.call('POST', `/api/reviews/${ids[author]}/vote`, { as, body: { isHelpful: true } });
    for (const voter of [51, 52, 53]) await vote(BEN, voter);
    await vote(CAS, 54);
    const votes = async (reader: number | undefined, expected: number) =>
      (await top(reader)).helpfulVotes === expected || null;
    await until('the votes are counted', 20_000, () => votes(undefined, 3));
    await until('those of the next one too', 20_000, () => votes(ANA, 1));
    expect(await top(ANA)).toEqual({ topReviewerName: `Member ${CAS}`, helpfulVotes: 1 });
    for (const reader of [undefined, BEN, CAS])
      expect(await top(reader)).toEqual({ topReviewerName: `Member ${BEN}`, helpfulVotes: 3 });
    expect(await get(`/api/top-reviewer/${BEN}`, ANA)).toEqual({ isTopReviewer: false, helpfulVotes: 0 });
    expect(await get(`/api/top-reviewer/${BEN}`, CAS)).toEqual({ isTopReviewer: true, helpfulVotes: 3 });
    const isTop = async (reader: number) =>
      (await lists(reader))[0]?.some(({ isTopReviewer }) => isTopReviewer) ?? false;
    expect([await isTop(ANA), await isTop(CAS)]).toEqual([false, true]);
  });

  it('see each other again when it is removed, even if events arrive late or twice', async () => {
    await memberBlockedArrives(service, ANA, BEN, false, 3);
    await memberBlockedArrives(service, ANA, BEN, true, 2);
    await memberBlockedArrives(service, ANA, BEN, true, 3);
    await expectNamed(BEN, ANA, true);
    await expectNamed(ANA, BEN, true);
  });

  it('have no stored block once one of them leaves, and late events do not restore it', async () => {
    const kept = () => service.get(Database).query(sql`SELECT member_id, blocked_id FROM member_block ORDER BY 1, 2`);
    await memberBlockedArrives(service, BEN, CAS, true, 4);
    await memberBlockedArrives(service, CAS, ANA, true, 5);
    await memberLeaves(service, ANA, 'anonymise');
    await memberBlockedArrives(service, ANA, BEN, true, 6);
    await memberBlockedArrives(service, BEN, ANA, true, 7);
    expect(await kept()).toEqual([{ member_id: BEN, blocked_id: CAS }]);
  });
});
