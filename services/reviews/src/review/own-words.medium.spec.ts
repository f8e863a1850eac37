import type { Problem } from '@waymark/contracts-core';
import type { OwnReview, Review, VenueDetail } from '@waymark/contracts-reviews';
import { withClient } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, reviewForm } from '../../test/scenario';

const AUTHOR = 1;
const OTHER = 2;

describe('a member’s own reviews (SX.93)', () => {
  let service: ReviewsService;
  let venueId: number;
  let review: Review;
  const WRITTEN = reviewForm(0, { verifyLiftAccess: 1 });
  const edit = (body: object, as = AUTHOR, key?: string) =>
    service.call<Review & Problem>('PUT', `/api/reviews/${review.id}`, { as, body, key });
  const remove = (as = AUTHOR) => service.call<Problem>('DELETE', `/api/reviews/${review.id}`, { as });
  const venue = async () => (await service.call<VenueDetail>('GET', `/api/venues/${venueId}`)).body;
  const rows = (sql: string, values: unknown[] = []) =>
    withClient(service.database, async (client) => (await client.query<Record<string, unknown>>(sql, values)).rows);
  const told = (type: string) =>
    rows('SELECT data FROM outbox WHERE type = $1 AND aggregate_id = $2 ORDER BY seq', [type, String(review.id)]);

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);
  beforeEach(async () => {
    venueId = (await givenVenue(service)).id;
    review = await givenReview(service, venueId, AUTHOR, { verifyLiftAccess: 1 });
  });

  it('are edited: rating, text and answers follow, the old version is stored, and the page says edited', async () => {
    const { status, body } = await edit({
      ...WRITTEN,
      detailedReview: 'The lift is gone now.',
      mobilityRating: 2,
      verifyLiftAccess: 2,
    });
    expect([status, body.detailedReview, body.verifyLiftAccess]).toEqual([200, 'The lift is gone now.', 2]);
    expect(body.createdAt).toBe(review.createdAt);
    expect(body.editedAt).not.toBeNull();
    const { verifications, averageRating, reviewCount } = await venue();
    expect([averageRating, reviewCount]).toEqual([2, 1]);
    expect(verifications.LiftAccess).toMatchObject({ agrees: 0, disagrees: 1 });
    const [kept] = await rows('SELECT written FROM review_version WHERE review_id = $1', [review.id]);
    expect(kept?.['written']).toMatchObject({ comment: review.comment, verify: { LiftAccess: 1 } });
    expect(JSON.stringify(kept)).not.toContain('disability');
    expect(await told('reviews.review.edited.v1')).toEqual([{ data: { reviewId: review.id, venueId } }]);
  });

  it('are edited once by the same request twice', async () => {
    expect((await edit({ ...WRITTEN, detailedReview: 'Said once only.' }, AUTHOR, 'edit-key-1')).status).toBe(200);
    expect((await edit({ ...WRITTEN, detailedReview: 'Said once only.' }, AUTHOR, 'edit-key-1')).status).toBe(200);
    expect(await rows('SELECT 1 FROM review_version WHERE review_id = $1', [review.id])).toHaveLength(1);
  });

  it('are not overwritten by a tab that opened them before another one changed them', async () => {
    const opened = (await service.call<OwnReview>('GET', `/api/users/me/reviews/${review.id}`, { as: AUTHOR })).body;
    const { version } = opened;
    expect(opened).toMatchObject({ disabilityType: 'visual', showDisabilityType: false, verifyLiftAccess: 1 });
    expect((await edit({ ...WRITTEN, detailedReview: 'From the first tab.', version })).status).toBe(200);
    const late = { ...WRITTEN, detailedReview: 'From the second tab.', version };
    const refused = await edit(late);
    expect([refused.status, refused.body.code]).toEqual([409, 'review.changed-meanwhile']);
    expect((await edit({ ...late, version: version! + 1 })).status).toBe(200);
    expect(await rows('SELECT 1 FROM review_version WHERE review_id = $1', [review.id])).toHaveLength(2);
  });

  it('are judged by the same rules as new ones', async () => {
    const { status, body } = await edit({ ...WRITTEN, detailedReview: 'short', disabilityType: '' });
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['disabilityType', 'detailedReview']]);
  });

  it('are deleted with their answers, and an older answer of the same person counts again', async () => {
    const newer = await givenReview(service, venueId, AUTHOR, { verifyLiftAccess: 2, mobilityRating: 1 });
    expect((await venue()).verifications.LiftAccess).toMatchObject({ agrees: 0, disagrees: 1 });
    review = newer;
    expect((await remove()).status).toBe(204);
    const { verifications, averageRating, reviewCount, reviews } = await venue();
    expect(verifications.LiftAccess).toMatchObject({ agrees: 1, disagrees: 0 });
    expect([averageRating, reviewCount, reviews.length]).toEqual([4, 1, 1]);
    expect(await told('reviews.review.removed.v1')).toEqual([
      { data: { reviewId: newer.id, venueId, authorId: AUTHOR } },
    ]);
    expect((await remove()).status).toBe(404);
  });

  it('are nobody else’s to change', async () => {
    for (const { status, body } of [await edit(WRITTEN, OTHER), await remove(OTHER)])
      expect([status, body.code]).toEqual([403, 'review.not-yours']);
    expect((await service.call('GET', `/api/users/me/reviews/${review.id}`, { as: OTHER })).status).toBe(404);
  });

  it('may leave out the disability type: nothing is stored, and no consent is required', async () => {
    const silent = reviewForm(venueId, {
      disabilityType: 'prefer_not_to_say',
      consentToHealthData: undefined,
      showDisabilityType: true,
    });
    const { status, body } = await service.call<Review>('POST', '/api/reviews', { as: 77, body: silent });
    expect([status, body.disabilityType]).toEqual([201, null]);
    expect(await rows('SELECT 1 FROM review_disability WHERE review_id = $1', [body.id])).toEqual([]);
    expect(await rows('SELECT 1 FROM health_consent WHERE member_id = 77')).toEqual([]);
    await edit({ ...WRITTEN, disabilityType: 'prefer_not_to_say' });
    expect(await rows('SELECT 1 FROM review_disability WHERE review_id = $1', [review.id])).toEqual([]);
  });

  it('are reported by others, once each, and never by their author', async () => {
    const report = (as: number, body: object) =>
      service.call<Problem>('POST', `/api/reviews/${review.id}/reports`, { as, body });
    expect((await report(AUTHOR, { reason: 'other' })).body.code).toBe('review.own-report');
    expect((await report(OTHER, { reason: 'not-true', details: 'It has no lift.' })).status).toBe(200);
    expect((await report(OTHER, { reason: 'not-true', details: 'It has no lift.' })).status).toBe(200);
    await report(3, { reason: 'offensive' });
    const events = (await told('reviews.review.reported.v1')).map(({ data }) => data);
    expect(events).toEqual([
      { reviewId: review.id, venueId, reason: 'not-true', reports: 1 },
      { reviewId: review.id, venueId, reason: 'offensive', reports: 2 },
    ]);
  });
});
