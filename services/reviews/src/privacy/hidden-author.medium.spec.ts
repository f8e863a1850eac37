import type { EndpointContract } from '@waymark/contracts-core';
import { REVIEWS_ENDPOINTS, type Review } from '@waymark/contracts-reviews';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, memberChangedArrives } from '../../test/scenario';

// Ids that stand nowhere by chance.
const HIDDEN = 70_007_007;
const SHOWN = 80_008_008;
const OTHER = 90_009_009;

describe('the id of a member with a hidden profile (SV37)', () => {
  let service: ReviewsService;
  let params: Record<string, string>;
  let reviewId: number;
  const reads: readonly EndpointContract[] = REVIEWS_ENDPOINTS.filter((endpoint) => endpoint.method === 'GET');
  /** The paths of reviews and of venues both say `id`. */
  const addressOf = ({ path }: EndpointContract) => {
    const named = path.startsWith('/api/reviews/') ? { ...params, id: String(reviewId) } : params;
    return path.replace(/:(\w+)/g, (_whole, name: string) => named[name] ?? 'none');
  };
  const queryOf = ({ name }: EndpointContract) =>
    ({ searchVenues: '?q=hidden', listVenueFacts: `?ids=${params['id']}`, listReviews: '?limit=50' })[name] ?? '';

  beforeAll(async () => {
    service = await sharedReviews();
    const venue = await givenVenue(service, 'Hidden Café');
    await memberChangedArrives(service, HIDDEN, { isPublic: false });
    await memberChangedArrives(service, SHOWN);
    const review = await givenReview(service, venue.id, HIDDEN);
    await givenReview(service, venue.id, SHOWN);
    await service.call('POST', `/api/reviews/${review.id}/vote`, { as: OTHER, body: { isHelpful: 1 } });
    await service.call('PUT', `/api/venues/${venue.id}/answers/LiftAccess`, { as: HIDDEN, body: { answer: 1 } });
    params = { id: String(venue.id), placeId: String(venue.id), part: '1', userId: String(HIDDEN) };
    reviewId = review.id;
  });

  it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
    'stands in no answer of %s',
    async (_name, endpoint) => {
      for (const as of [undefined, OTHER]) {
        const answer = await service.call<unknown>('GET', addressOf(endpoint) + queryOf(endpoint), as ? { as } : {});
        expect(JSON.stringify([...answer.headers, answer.body]).includes(String(HIDDEN))).toBe(false);
      }
    },
  );

  it('is told to that member alone; of one with an open profile everyone may know it', async () => {
    const authors = async (as?: number) =>
      (await service.call<Review[]>('GET', '/api/reviews', as ? { as } : {})).body.map(({ userId }) => userId);
    expect(await authors()).toEqual([SHOWN, null]);
    expect(await authors(OTHER)).toEqual([SHOWN, null]);
    expect(await authors(HIDDEN)).toEqual([SHOWN, HIDDEN]);
    await memberChangedArrives(service, HIDDEN, {}, 3);
    expect(await authors()).toEqual([SHOWN, HIDDEN]);
    await memberChangedArrives(service, HIDDEN, { isActive: false }, 4);
    expect(await authors()).toEqual([SHOWN, null]);
  });
});
