import type { Problem } from '@waymark/contracts-core';
import type { Notice } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenVenue } from '../../test/scenario';

let service: ReviewsService;
let venueId: number;
beforeAll(async () => void (service = await sharedReviews()));
beforeEach(async () => void (venueId = (await givenVenue(service)).id));

const MS_PER_DAY = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString().slice(0, 10);
const notice = (more: object = {}) => ({ text: 'Lift out of order', feature: 'LiftAccess', endsOn: day(7), ...more });
const post = (as: number, body: object = notice(), key?: string) =>
  service.call<Notice & Problem>('POST', `/api/venues/${venueId}/notices`, { as, key, body });
const answer = (as: number, id: number, isStillSo: boolean, role?: 'moderator') =>
  service.call<{ notices: Notice[] } & Problem>('PUT', `/api/venues/${venueId}/notices/${id}/answer`, {
    as,
    role,
    body: { isStillSo },
  });

describe('a notice (SL7)', () => {
  it('says what is so, since when and until when, and how many saw it', async () => {
    const { status, body } = await post(2);
    expect([status, body]).toEqual([201, { id: body.id, ...notice(), seenOn: day(0), seenBy: 1, isOwn: true }]);
  });

  it('that somebody else posts again counts as seen too, in whatever letters, and lasts as long as the later one', async () => {
    const { body: first } = await post(2);
    await post(2);
    const { body } = await post(3, notice({ text: 'lift out-of-order!', endsOn: day(9) }));
    expect(body).toMatchObject({ id: first.id, text: 'Lift out of order', seenBy: 2, endsOn: day(9), isOwn: true });
    expect((await post(3, notice({ text: 'Platform lift locked' }))).body.id).not.toBe(first.id);
  });

  it('is confirmed by others once each, and ended by two of them', async () => {
    const { id } = (await post(2)).body;
    await answer(3, id, true);
    expect((await answer(3, id, true)).body.notices).toMatchObject([{ id, seenBy: 2, isOwn: true }]);
    expect((await answer(3, id, false)).body.notices).toMatchObject([{ id, seenBy: 1 }]);
    expect((await answer(3, id, false)).body.notices).toHaveLength(1);
    expect((await answer(4, id, false)).body.notices).toEqual([]);
    expect((await answer(5, id, true)).body).toMatchObject({ status: 404, code: 'notice.not-found' });
  });

  it('is ended by its author alone, or by a moderator', async () => {
    const own = (await post(2)).body;
    expect((await answer(2, own.id, false)).body.notices).toEqual([]);
    const other = (await post(2)).body;
    expect((await answer(6, other.id, false, 'moderator')).body.notices).toEqual([]);
  });

  it('ends by itself after its last day', async () => {
    const { id } = (await post(2)).body;
    await service.get(Database).query(sql`UPDATE notice SET ends_on = ${day(-1)}::date WHERE id = ${id}`);
    expect((await answer(3, id, true)).status).toBe(404);
    expect((await post(3)).body.id).not.toBe(id);
  });

  it('is written once however often it is sent with one key', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => post(2, notice({ text: 'Once' }), 'notice-key-1')));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    const told = await service.get(Database).query(sql`
      SELECT 1 FROM outbox WHERE type = 'reviews.venue.changed.v1' AND aggregate_id = ${String(venueId)}`);
    expect(told).toHaveLength(2);
  });

  it('is refused after its last day or too long before it, of venues that nobody knows, and beyond five of one member', async () => {
    expect((await post(2, notice({ endsOn: day(-1) }))).body).toMatchObject({
      status: 422,
      fieldErrors: { endsOn: 'This day has passed. Choose today or a later day.' },
    });
    for (let count = 1; count <= 5; count++) await post(2, notice({ text: `Door ${count} is locked` }));
    expect((await post(2, notice({ text: 'One more' }))).body).toMatchObject({ status: 409, code: 'notice.too-many' });
    expect((await answer(2, 2_147_483_647, true)).body).toMatchObject({ status: 404, code: 'notice.not-found' });
    venueId = 999_999;
    expect((await post(2)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});
