import { randomUUID } from 'node:crypto';
import type { ActivityOfDay } from '@waymark/contracts-core';
import {
  reviewsContentModerated,
  reviewsBulkUndoDone,
  type VenueDetail,
  type VoteSummary,
} from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { answered, decisionArrives, bulkUndoArrives } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenPhoto, givenReview, givenVenue } from '../../test/scenario';

const OTHER = 900;
const DAY = '2026-03-29';
/** The clocks go forward on that night: the day begins at midnight UTC and has 23 hours. */
const NOON = '2026-03-29T11:00:00Z';
const EVENING_BEFORE = '2026-03-28T23:59:59Z';
const NEXT_DAY = '2026-03-29T23:00:00Z';

let service: ReviewsService;
let author = 500;
let bulkUndoId = 90;
beforeAll(async () => void (service = await sharedReviews()));
beforeEach(() => {
  author += 1;
  bulkUndoId += 1;
});

const change = (statement: ReturnType<typeof sql>) => service.get(Database).query(statement);
const venueOf = async (id: number) => (await service.call<VenueDetail>('GET', `/api/venues/${id}`)).body;
const preview = async (day = DAY) =>
  (
    await service.call<ActivityOfDay>('GET', `/api/reviews/member-days/${author}/${day}`, {
      as: OTHER,
      role: 'moderator',
    })
  ).body;
const counts = async () =>
  (await preview()).kinds.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]);
const decide = (number: number, state: 'reverted' | 'undone', more: object = {}) =>
  bulkUndoArrives(service, { revertId: bulkUndoId, memberId: author, number, state, day: DAY, ...more });
const answer = (venueId: number, as: number, value: number) =>
  service.call('PUT', `/api/venues/${venueId}/answers/LiftAccess`, { as, body: { answer: value } });
const votes = async (id: number) => (await service.call<VoteSummary>('GET', `/api/reviews/${id}/votes`)).body;
const reviewOn = async (venueId: number, at: string, as = author) => {
  const photo = await givenPhoto(service, as);
  const { id } = await givenReview(service, venueId, as, { photos: [{ id: photo.id, description: 'Door' }] });
  await change(sql`UPDATE review SET created_at = ${at}::timestamptz WHERE id = ${id}`);
  await change(sql`UPDATE review_photo SET created_at = ${at}::timestamptz WHERE review_id = ${id}`);
  return id;
};

/** One of each kind on the day, and what was there before. */
async function givenDay() {
  const venue = await givenVenue(service);
  const others = await givenReview(service, venue.id, OTHER);
  await answer(venue.id, author, 1);
  await change(sql`UPDATE statement SET added_at = '2026-01-05' WHERE person = ${`member:${author}`}`);
  await answer(venue.id, author, 2);
  await change(
    sql`UPDATE statement SET added_at = ${NOON}::timestamptz WHERE person = ${`member:${author}`} AND ended_at IS NULL`,
  );
  const own = await reviewOn(venue.id, NOON);
  await service.call('POST', `/api/reviews/${others.id}/vote`, { as: author, body: { isHelpful: 1 } });
  await change(sql`UPDATE vote SET voted_at = ${NOON}::timestamptz WHERE member_id = ${author}`);
  return { venueId: venue.id, own, voted: others.id };
}

describe('a day of a member', () => {
  it('is what London calls a day', async () => {
    const { id } = await givenVenue(service);
    await reviewOn(id, EVENING_BEFORE);
    const inside = await reviewOn(id, '2026-03-29T00:00:00Z');
    await reviewOn(id, NEXT_DAY);
    const [reviews] = (await preview()).kinds;
    expect(reviews?.items.map(({ contentId }) => contentId)).toEqual([String(inside)]);
    const path = `/api/reviews/member-days/${author}/${DAY}`;
    expect((await service.call('GET', path.replace(DAY, '2026-02-30'), { as: OTHER, role: 'moderator' })).status).toBe(
      400,
    );
  });

  it('is undone and restored with its votes and counts, even if events repeat or arrive late (F6.20)', async () => {
    const { venueId, own, voted } = await givenDay();
    const before = [await venueOf(venueId), await votes(voted)] as const;
    expect(before[1]).toMatchObject({ helpfulVotes: 1 });
    expect(await counts()).toEqual([
      ['review', 1],
      ['venue-answer', 1],
      ['venue-photo', 1],
      ['vote', 1],
    ]);

    const id = randomUUID();
    const reverted = { revertId: bulkUndoId, memberId: author, number: 1, state: 'reverted', day: DAY } as const;
    await bulkUndoArrives(service, reverted, id);
    await bulkUndoArrives(service, reverted, id);
    await bulkUndoArrives(service, reverted);
    expect(await counts()).toEqual([]);
    const after = await venueOf(venueId);
    expect(after.reviews.map((review) => review.id)).toEqual([voted]);
    // Their answer from before that day counts again.
    expect(after.verifications.LiftAccess).toMatchObject({ agrees: 1, disagrees: 0 });
    expect(await votes(voted)).toMatchObject({ helpfulVotes: 0, totalVotes: 0 });
    const taken = ['review', 'venue-answer', 'venue-photo', 'vote'].map((kind) => ({ kind, count: 1 }));
    expect((await preview()).taken).toEqual(taken);
    const said = (await answered(service, reviewsBulkUndoDone)).filter(
      (data) => (data as typeof reverted).revertId === bulkUndoId,
    );
    expect(said).toEqual([{ revertId: bulkUndoId, number: 1, state: 'reverted', counts: taken }]);
    const hidden = { kind: 'review', contentId: String(own), state: 'hidden', isApplied: true };
    expect(await answered(service, reviewsContentModerated)).toContainEqual({
      ...{ caseId: bulkUndoId, decisionNumber: 1, ...hidden },
    });

    await decide(2, 'undone');
    await decide(1, 'reverted');
    const back = await venueOf(venueId);
    expect(back.reviews.map((review) => review.id).toSorted()).toEqual(
      before[0].reviews.map((review) => review.id).toSorted(),
    );
    expect(back.verifications.LiftAccess).toMatchObject({ agrees: 0, disagrees: 1 });
    expect(await votes(voted)).toEqual(before[1]);
    expect((await preview()).taken).toEqual([]);
  });

  it('undone before it is done stays as it is', async () => {
    const { venueId } = await givenDay();
    await decide(2, 'undone');
    await decide(1, 'reverted');
    expect((await venueOf(venueId)).reviews.length).toBe(2);
    await decide(3, 'reverted');
    expect((await venueOf(venueId)).reviews.length).toBe(1);
  });

  it('leaves out the kinds that staff leave out', async () => {
    const { venueId, voted } = await givenDay();
    await decide(1, 'reverted', { leftOut: ['review', 'venue-photo'] });
    expect((await venueOf(venueId)).reviews.length).toBe(2);
    expect((await votes(voted)).helpfulVotes).toBe(0);
  });

  it('restores only what it removed: not what staff hid, nor what its author deleted or changed', async () => {
    const { id: venueId } = await givenVenue(service);
    const [hiddenBefore, hiddenSince, deleted] = [
      await reviewOn(venueId, NOON),
      await reviewOn(venueId, NOON),
      await reviewOn(venueId, NOON),
    ];
    const { voted } = await givenDay();
    await decisionArrives(service, { kind: 'review', contentId: hiddenBefore, state: 'hidden', number: 1 });
    await decide(1, 'reverted');
    await decisionArrives(service, { kind: 'review', contentId: hiddenSince, state: 'hidden', number: 1 });
    expect((await service.call('DELETE', `/api/reviews/${deleted}`, { as: author })).status).toBe(204);
    await service.call('POST', `/api/reviews/${voted}/vote`, { as: author, body: { isHelpful: 0 } });
    await decide(2, 'undone');
    expect((await venueOf(venueId)).reviews).toEqual([]);
    expect(await votes(voted)).toMatchObject({ helpfulVotes: 0, totalVotes: 1 });
  });

  it('reopens a place that nobody else reported as closed, and closes it again', async () => {
    const { id } = await givenVenue(service);
    const status = async () => (await venueOf(id)).status;
    const close = (as: number, role?: 'moderator') =>
      service.call('POST', `/api/venues/${id}/reports`, { as, role, body: { what: 'closed' } });
    expect((await close(author, 'moderator')).status).toBe(200);
    await change(sql`UPDATE place_report SET reported_at = ${NOON}::timestamptz WHERE member_id = ${author}`);
    const closed = await status();
    expect(closed).not.toBeNull();
    await decide(1, 'reverted');
    expect(await status()).toBeNull();
    await decide(2, 'undone');
    expect(await status()).toEqual(closed);
    await close(OTHER);
    await decide(3, 'reverted');
    expect(await status()).toEqual(closed);
  });
});
