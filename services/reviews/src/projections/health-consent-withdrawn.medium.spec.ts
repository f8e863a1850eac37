import { randomUUID } from 'node:crypto';
import { healthConsentWithdrawn } from '@waymark/contracts-account';
import type { Problem } from '@waymark/contracts-core';
import {
  healthConsentChanged,
  type OwnReviewsSummary,
  type Review,
  type VenueDetail,
} from '@waymark/contracts-reviews';
import { JetStreamStrategy } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenVenue, reviewForm } from '../../test/scenario';

let service: ReviewsService;
let venue: VenueDetail;
beforeAll(async () => {
  service = await sharedReviews();
  venue = await givenVenue(service);
}, 90_000);

const publish = (as: number, extra: object = {}, key?: string) =>
  service.call<Review & Problem>('POST', '/api/reviews', {
    as,
    body: reviewForm(venue.id, extra),
    ...(key ? { key } : {}),
  });

/** As the consumer gets it from the stream: parsed by the contract first. */
const withdraws = (memberId: number, time = new Date().toISOString()) =>
  service.get(JetStreamStrategy).dispatch({
    id: randomUUID(),
    type: healthConsentWithdrawn.type,
    time,
    aggregateId: String(memberId),
    aggregateVersion: 2,
    correlationId: null,
    data: { memberId },
  });

const count = async (table: string, memberId: number) =>
  (
    await withClient(service.database, (client) =>
      client.query(`SELECT 1 FROM ${table} WHERE member_id = $1`, [memberId]),
    )
  ).rowCount;
const held = async (memberId: number) => [
  await count('health_consent', memberId),
  await count('review_disability', memberId),
];

describe('a member who withdraws consent to health data', () => {
  it('leaves no disability type and no consent here, keeps the review, and is asked again (A10.52)', async () => {
    const { body: review } = await publish(901, { showDisabilityType: true });
    expect([review.disabilityType, await held(901)]).toEqual(['visual', [1, 1]]);
    expect(await withdraws(901)).toBe(true);
    expect(await held(901)).toEqual([0, 0]);
    const { body: list } = await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`);
    expect(list.find(({ id }) => id === review.id)).toMatchObject({
      disabilityType: null,
      content: 'Clear signs and helpful staff.',
    });

    const again = await publish(901, { consentToHealthData: undefined });
    expect([again.status, Object.keys(again.body.fieldErrors ?? {})]).toEqual([422, ['consentToHealthData']]);
    expect((await publish(901)).status).toBe(201);
  });

  it('is told to account with what is held, each time that it changes, and nobody learns a disability type by it', async () => {
    const tellings = () =>
      withClient(
        service.database,
        async (client) =>
          (
            await client.query(
              `SELECT data, aggregate_version AS version FROM outbox WHERE type = $1 AND aggregate_id = '909' ORDER BY seq`,
              [healthConsentChanged.type],
            )
          ).rows,
      );
    const since = expect.stringMatching(/^\d{4}-.*Z$/);
    await publish(909);
    await publish(909, { consentToHealthData: undefined });
    const { body: summary } = await service.call<OwnReviewsSummary>('GET', '/api/users/me/reviews/summary', {
      as: 909,
    });
    expect(summary.healthConsentGivenAt).toEqual(since);
    await withdraws(909);
    expect(await tellings()).toEqual([
      { data: { memberId: 909, givenAt: since, reviews: 1 }, version: 1 },
      { data: { memberId: 909, givenAt: since, reviews: 2 }, version: 2 },
      { data: { memberId: 909, givenAt: null, reviews: 0 }, version: 3 },
    ]);
    expect(
      (await service.call<OwnReviewsSummary>('GET', '/api/users/me/reviews/summary', { as: 909 })).body
        .healthConsentGivenAt,
    ).toBeNull();
  });

  it('leaves none in the answer that is kept for a repeated sending', async () => {
    await publish(902, { showDisabilityType: true }, 'withdrawn-key');
    await withdraws(902);
    expect((await publish(902, { showDisabilityType: true }, 'withdrawn-key')).body.disabilityType).toBeNull();
  });

  it('loses nothing that was allowed anew when the event comes late or twice', async () => {
    await publish(903);
    const before = new Date().toISOString();
    await publish(903, { consentToHealthData: true });
    await withdraws(903, before);
    expect(await held(903)).toEqual([1, 1]);
    await withdraws(903, before);
    expect(await held(903)).toEqual([1, 1]);
  });

  it('leaves nothing of a review that was published by the old consent while the event was on its way', async () => {
    await publish(904);
    const before = new Date().toISOString();
    await publish(904, { consentToHealthData: undefined });
    await withdraws(904, before);
    expect(await held(904)).toEqual([0, 0]);
  });

  it('takes nothing from others', async () => {
    await publish(905);
    await publish(906);
    await withdraws(905);
    expect(await held(906)).toEqual([1, 1]);
  });
});
