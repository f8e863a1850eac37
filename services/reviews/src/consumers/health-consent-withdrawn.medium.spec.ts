import { healthConsentWithdrawn } from '@waymark/contracts-account';
import type { Problem } from '@waymark/contracts-core';
import { healthConsentChanged, type OwnReviewsSummary, type Review } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { arrives } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenVenue, reviewForm } from '../../test/scenario';

let service: ReviewsService;
let venueId: number;
beforeAll(async () => {
  service = await sharedReviews();
  venueId = (await givenVenue(service)).id;
}, 90_000);

const publish = (as: number, extra: object = {}, key?: string) =>
  service.call<Review & Problem>('POST', '/api/reviews', { as, body: reviewForm(venueId, extra), key });
const withdraws = (memberId: number, time?: string) =>
  arrives(service, healthConsentWithdrawn, { data: { memberId }, of: memberId, version: 2, time });
const held = (memberId: number) =>
  service.get(Database).one(sql`
    SELECT (SELECT count(*)::int FROM health_consent WHERE member_id = ${memberId}) AS consents,
           (SELECT count(*)::int FROM review_disability WHERE member_id = ${memberId}) AS types`);
const [NOTHING, ONE] = [
  { consents: 0, types: 0 },
  { consents: 1, types: 1 },
];
const consentSince = async (as: number) =>
  (await service.call<OwnReviewsSummary>('GET', '/api/users/me/reviews/summary', { as })).body.healthConsentGivenAt;

describe('a member who withdraws consent to health data', () => {
  it('leaves no disability type and no consent here, keeps the review, and is asked again (A10.52)', async () => {
    const { body: review } = await publish(901, { showDisabilityType: true });
    expect([review.disabilityType, await held(901)]).toEqual(['visual', ONE]);
    await withdraws(901);
    expect(await held(901)).toEqual(NOTHING);
    const { body: list } = await service.call<Review[]>('GET', `/api/reviews?venueId=${venueId}`);
    expect(list.find(({ id }) => id === review.id)).toMatchObject({
      disabilityType: null,
      content: 'Clear signs and helpful staff.',
    });

    const again = await publish(901, { consentToHealthData: undefined });
    expect([again.status, Object.keys(again.body.fieldErrors ?? {})]).toEqual([422, ['consentToHealthData']]);
    expect((await publish(901)).status).toBe(201);
  });

  it('is published for account with its amount at each change, and reveals no disability type', async () => {
    const since = expect.stringMatching(/^\d{4}-.*Z$/);
    await publish(909);
    await publish(909, { consentToHealthData: undefined });
    expect(await consentSince(909)).toEqual(since);
    await withdraws(909);
    const told = await service.get(Database).query(sql`
      SELECT data, aggregate_version AS version FROM outbox WHERE type = ${healthConsentChanged.type} AND aggregate_id = '909' ORDER BY seq`);
    expect(told).toEqual([
      { data: { memberId: 909, givenAt: since, reviews: 1 }, version: 1 },
      { data: { memberId: 909, givenAt: since, reviews: 2 }, version: 2 },
      { data: { memberId: 909, givenAt: null, reviews: 0 }, version: 3 },
    ]);
    expect(await consentSince(909)).toBeNull();
  });

  it('leaves none in the answer that is kept for a repeated sending', async () => {
    await publish(902, { showDisabilityType: true }, 'withdrawn-key');
    await withdraws(902);
    expect((await publish(902, { showDisabilityType: true }, 'withdrawn-key')).body.disabilityType).toBeNull();
  });

  it('loses nothing under a new consent when the event arrives late or twice', async () => {
    await publish(903);
    const before = new Date().toISOString();
    await publish(903, { consentToHealthData: true });
    await withdraws(903, before);
    expect(await held(903)).toEqual(ONE);
    await withdraws(903, before);
    expect(await held(903)).toEqual(ONE);
  });

  it('leaves no health data in a review published under the old consent while the event was on its way', async () => {
    await publish(904);
    const before = new Date().toISOString();
    await publish(904, { consentToHealthData: undefined });
    await withdraws(904, before);
    expect(await held(904)).toEqual(NOTHING);
  });

  it('takes nothing from others', async () => {
    await publish(905);
    await publish(906);
    await withdraws(905);
    expect(await held(906)).toEqual(ONE);
  });
});
