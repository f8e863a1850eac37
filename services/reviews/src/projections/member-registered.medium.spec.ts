import { randomUUID } from 'node:crypto';
import { memberRegistered } from '@waymark/contracts-account';
import type { Review } from '@waymark/contracts-reviews';
import { JetStreamStrategy } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const registered = (memberId: number, data: object = {}) => ({
  id: randomUUID(),
  type: memberRegistered.type,
  time: new Date().toISOString(),
  aggregateId: String(memberId),
  aggregateVersion: 1,
  correlationId: null,
  data: { memberId, displayName: `Member ${memberId}`, username: `member.${memberId}`, isVerified: false, ...data },
});

/** As the consumer gets it from the stream: parsed by the contract first. */
const arrives = (event: ReturnType<typeof registered>) => service.get(JetStreamStrategy).dispatch(event);

const known = async (memberId: number) =>
  (
    await withClient(service.database, (client) =>
      client.query('SELECT display_name AS name, is_verified AS verified FROM member WHERE id = $1', [memberId]),
    )
  ).rows;

describe('a member who registered (S7.25)', () => {
  it('is known here by the public name', async () => {
    expect(await arrives(registered(801, { displayName: 'Robin Walker' }))).toBe(true);
    expect(await known(801)).toEqual([{ name: 'Robin Walker', verified: false }]);
  });

  it('is told by the reviews to be verified', async () => {
    await arrives(registered(802, { isVerified: true }));
    const venue = await givenVenue(service);
    await givenReview(service, venue.id, 802);
    const { body } = await service.call<Review[]>('GET', `/api/reviews?venueId=${venue.id}`);
    expect(body.map(({ isVerified }) => isVerified)).toEqual([true]);
  });

  it('stays one row when the event comes twice, and when the stream is published again with new ids', async () => {
    const event = registered(803);
    await arrives(event);
    await arrives(event);
    await arrives({ ...event, id: randomUUID() });
    expect(await known(803)).toHaveLength(1);
  });

  it('is not stored from an event that breaks the contract', async () => {
    await expect(arrives(registered(804, { displayName: undefined }))).rejects.toThrow();
    expect(await known(804)).toEqual([]);
  });
});
