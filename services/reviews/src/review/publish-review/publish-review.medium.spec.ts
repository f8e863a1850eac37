import type { Problem } from '@waymark/contracts-core';
import type { Review, VenueDetail, VenueSearchResult } from '@waymark/contracts-reviews';
import { until } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue, reviewForm } from '../../../test/scenario';

describe('publishing a review (S6.10)', () => {
  let service: ReviewsService;
  let venue: VenueDetail;
  const publish = (as: number, extra: object = {}, key?: string) =>
    service.call<Review & Problem>('POST', '/api/reviews', {
      as,
      body: reviewForm(venue.id, extra),
      ...(key ? { key } : {}),
    });

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);
  beforeEach(async () => {
    venue = await givenVenue(service);
  });

  it('needs consent to store health data the first time, and not again', async () => {
    const first = await publish(5, { consentToHealthData: undefined });
    expect([first.status, Object.keys(first.body.fieldErrors ?? {})]).toEqual([422, ['consentToHealthData']]);
    expect((await publish(5)).status).toBe(201);
    expect((await publish(5, { consentToHealthData: undefined })).status).toBe(201);
  });

  it('sets author, counts and overall rating itself', async () => {
    const { body } = await publish(6, {
      userId: 1,
      overallRating: 1,
      mobilityRating: 5,
      visualRating: 4,
    });
    expect(body).toMatchObject({
      userId: 6,
      helpfulCount: 0,
      overallRating: 4.5,
      content: 'Clear signs and helpful staff.',
    });
  });

  it('takes no count from its author', async () => {
    const { status, body } = await publish(6, { helpfulCount: 99 });
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([400, ['helpfulCount']]);
  });

  it('shows the disability type only when the author says so (S6.6)', async () => {
    expect((await publish(7)).body.disabilityType).toBeNull();
    expect((await publish(7, { showDisabilityType: true })).body.disabilityType).toBe('visual');
  });

  it('makes one review of two sendings with one key, even at the same time', async () => {
    const both = await Promise.all([publish(8, {}, 'review-key-1'), publish(8, {}, 'review-key-1')]);
    expect(both.map((answer) => answer.status)).toEqual([201, 201]);
    expect(both[0].body.id).toBe(both[1].body.id);
    expect((await publish(8, { detailedReview: 'Something else entirely.' }, 'review-key-1')).status).toBe(422);
  });

  it('counts one person once per feature, by the newest answer', async () => {
    await publish(9, { verifyLiftAccess: 1 });
    await publish(9, { verifyLiftAccess: 2 });
    await publish(10, { verifyElevatorAccess: 1 });
    const page = await service.call<VenueDetail>('GET', `/api/venues/${venue.id}`);
    expect(page.body.verifications.LiftAccess).toMatchObject({ agrees: 1, disagrees: 1, percentage: 50 });
    expect(page.body).toMatchObject({ reviewCount: 3, averageRating: 4 });
  });

  it('stores script as plain text without control characters', async () => {
    expect((await publish(11, { detailedReview: '<script>alert(1)</script>' })).body.comment).toBe(
      '<script>alert(1)</script>',
    );
    expect((await publish(12, { detailedReview: 'ten\u0000 characters\u202e' })).body.comment).toBe('ten characters');
  });

  it('answers 404 for an unknown venue and 401 for visitors', async () => {
    expect((await publish(12, { venueId: 999_999 })).status).toBe(404);
    expect((await service.call('POST', '/api/reviews', { body: reviewForm(venue.id) })).status).toBe(401);
  });

  it('is followed by the search index', async () => {
    const named = await givenVenue(service, 'Zanzibar Tea Rooms');
    await givenReview(service, named.id, 13);
    await until('the search index', 15_000, async () => {
      const found = await service.call<VenueSearchResult[]>('GET', '/api/venues/search?q=zanzibr%20tea');
      expect(found.headers.get('x-search-engine')).toBe('meilisearch');
      expect(found.body).toMatchObject([{ id: named.id, reviewCount: 1 }]);
    });
  }, 20_000);
});
