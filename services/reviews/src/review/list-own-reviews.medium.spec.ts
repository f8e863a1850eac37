import type { OwnReviewsSummary, Review } from '@waymark/contracts-reviews';
import { everyPage } from '../../test/every-page';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

describe('own reviews (S6.7)', () => {
  let service: ReviewsService;
  const list = (as: number, query = '') => service.call<Review[]>('GET', `/api/users/me/reviews${query}`, { as });
  const summary = async (as: number) =>
    (await service.call<OwnReviewsSummary>('GET', '/api/users/me/reviews/summary', { as })).body;

  beforeAll(async () => {
    service = await sharedReviews();
    const museum = (await givenVenue(service, 'Railway Museum')).id;
    const cafe = (await givenVenue(service, 'Corner Café')).id;
    await givenReview(service, museum, 1, { mobilityRating: 4 });
    const liked = await givenReview(service, cafe, 1, { mobilityRating: 3, hearingRating: 2 });
    await givenReview(service, cafe, 1, { mobilityRating: null, detailedReview: 'No rating, only words.' });
    await givenReview(service, museum, 2, { mobilityRating: 1 });
    for (const voter of [2, 3])
      await service.call('POST', `/api/reviews/${liked.id}/vote`, { as: voter, body: { isHelpful: 1 } });
    await service.call('POST', `/api/reviews/${liked.id}/vote`, { as: 4, body: { isHelpful: 0 } });
  }, 90_000);

  it('are mine alone, newest first, page by page with the total (S7.19)', async () => {
    const { rows, totals } = await everyPage<Review>(service, '/api/users/me/reviews?limit=2', { as: 1 });
    expect([rows.map((review) => review.overallRating), totals]).toEqual([[null, 2.5, 4], ['3']]);
    expect((await list(2)).body).toHaveLength(1);
    expect((await list(9)).body).toEqual([]);
  });

  it('are searched by venue and by words', async () => {
    expect((await list(1, '?q=cafe')).body).toHaveLength(2);
    expect((await list(1, '?q=only%20words')).body).toHaveLength(1);
    expect((await list(1, '?q=nowhere')).body).toEqual([]);
  });

  it('are counted, averaged over those with a rating, and their helpful votes summed (S2.31)', async () => {
    expect(await summary(1)).toEqual({
      totalReviews: 3,
      averageRating: 3.25,
      helpfulVotes: 2,
      healthConsentGivenAt: expect.stringMatching(/Z$/),
      lastDisabilityType: 'visual',
    });
    const nothing = { healthConsentGivenAt: null, lastDisabilityType: null };
    expect(await summary(9)).toEqual({ totalReviews: 0, averageRating: null, helpfulVotes: 0, ...nothing });
  });
});
