import type { Problem } from '@waymark/contracts-core';
import type { Review, VenueDetail, VenueSearchResult } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, reviewForm } from '../../test/scenario';

describe('publishing a review (S6.10)', () => {
  let service: ReviewsService;
  let venue: VenueDetail;
  const publish = (as: number, extra: object = {}) =>
    service.call<Review & Problem>('POST', '/api/reviews', {
      as,
      body: reviewForm(venue.id, extra),
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
    const { body } = await publish(6, { userId: 1, overallRating: 1, mobilityRating: 5, visualRating: 4 });
    expect(body).toMatchObject({ userId: 6, helpfulCount: 0, overallRating: 4.5 });
    expect((await publish(6, { helpfulCount: 99 })).status).toBe(400);
  });

  it('shows the disability type only if the author chose to (S6.6)', async () => {
    expect((await publish(7)).body.disabilityType).toBeNull();
    expect((await publish(7, { showDisabilityType: true })).body.disabilityType).toBe('visual');
  });

  it('stores script as plain text without control characters', async () => {
    const markup = '<img src=x onerror=alert(1)> "quoted" & \'more\'';
    const { body } = await publish(11, { reviewerName: '<b>Ana</b>', detailedReview: `${markup}\u0000\u202e` });
    expect(body).toMatchObject({ reviewerName: '<b>Ana</b>', comment: markup });
  });

  it('keeps the month of the visit and who was rewarded, also of a client that knows neither', async () => {
    const given = { visitMonth: '2024-05', rewarded: true };
    expect((await publish(12, given)).body).toMatchObject({ ...given, photos: [] });
    const old = { detailedReview: undefined, content: 'An older client wrote this.' };
    const unsaid = { visitMonth: null, rewarded: false, photos: [], comment: old.content };
    expect((await publish(12, old)).body).toMatchObject(unsaid);
  });

  it('says in plain words that a venue was deleted meanwhile, and publishes nothing (SX.21)', async () => {
    await service.get(Database).query(sql`DELETE FROM venue WHERE id = ${venue.id}`);
    const { status, body } = await publish(12);
    const title = "The venue you're looking for doesn't exist.";
    expect([status, body.code, body.title]).toEqual([404, 'venue.not-found', title]);
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
