import type { Problem } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenVenue } from '../../test/scenario';
import type { Decision } from './report-place.use-case';

let service: ReviewsService;
let venueId: number;
let otherId: number;
beforeAll(async () => void (service = await sharedReviews()));
beforeEach(async () => {
  venueId = (await givenVenue(service)).id;
  otherId = (await givenVenue(service)).id;
});

const report = (as: number, body: object, id = venueId, role?: 'moderator') =>
  service.call<Decision & Pick<Problem, 'code' | 'fieldErrors'>>('POST', `/api/venues/${id}/reports`, {
    as,
    body,
    role,
  });
const status = async (id = venueId) => (await service.call<VenueDetail>('GET', `/api/venues/${id}`)).body.status;
const listed = (set: ReturnType<typeof sql>) =>
  service
    .get(Database)
    .query(sql`UPDATE venue SET source_name = 'edition', last_listed = '2020-01-01' WHERE id = ${venueId}`)
    .then(() => service.get(Database).query(set));

describe('a place that is reported (SL9)', () => {
  it('is closed when two members report it, not when one reports it twice, and stays readable', async () => {
    expect((await report(2, { what: 'closed' })).body).toEqual({ status: 'open', isDecided: false });
    expect((await report(2, { what: 'closed' })).body).toEqual({ status: 'open', isDecided: false });
    expect(await status()).toBeNull();
    expect((await report(3, { what: 'closed' })).body).toEqual({ status: 'closed', isDecided: true });
    expect(await status()).toMatchObject({ status: 'closed', now: null });
    expect((await report(4, { what: 'closed' })).body).toEqual({ status: 'closed', isDecided: true });
  });

  it('reopens by the same rule, and people who reported otherwise must report again', async () => {
    await report(2, { what: 'closed' });
    await report(3, { what: 'closed' });
    expect((await report(4, { what: 'open' })).body).toEqual({ status: 'closed', isDecided: false });
    expect((await report(5, { what: 'open' })).body).toEqual({ status: 'open', isDecided: true });
    expect((await report(6, { what: 'closed' })).body).toEqual({ status: 'open', isDecided: false });
    expect(await status()).toBeNull();
  });

  it('is what a moderator says', async () => {
    expect((await report(2, { what: 'double', otherId }, venueId, 'moderator')).body.isDecided).toBe(true);
    expect(await status()).toMatchObject({ status: 'double', now: { id: otherId } });
    expect((await report(2, { what: 'open' }, venueId, 'moderator')).body).toEqual({ status: 'open', isDecided: true });
  });

  it('is closed by one member where a newer edition of its list has it no more, and open again where one has it', async () => {
    await listed(sql`
      INSERT INTO data_source (id, name, publisher, licence, attribution, dated) VALUES ('edition', 'A', 'B', 'C', 'D', '2025-03-01')`);
    expect((await report(2, { what: 'closed' })).body).toEqual({ status: 'closed', isDecided: true });
    await service.get(Database).query(sql`UPDATE venue SET last_listed = status_since + 1 WHERE id = ${venueId}`);
    expect((await report(2, { what: 'open' })).body).toEqual({ status: 'open', isDecided: true });
  });

  it('leads to where it is now, and so do those that led to it', async () => {
    const third = (await givenVenue(service)).id;
    await report(2, { what: 'moved', otherId: venueId }, third, 'moderator');
    await report(2, { what: 'moved' });
    await report(3, { what: 'moved', otherId });
    expect(await status()).toMatchObject({ status: 'moved', now: { id: otherId } });
    expect(await status(third)).toMatchObject({ status: 'moved', now: { id: otherId } });
  });

  it('counts members who name the same other place alone', async () => {
    const third = (await givenVenue(service)).id;
    await report(2, { what: 'double', otherId });
    expect((await report(3, { what: 'double', otherId: third })).body.isDecided).toBe(false);
    expect((await report(4, { what: 'double', otherId: third })).body.isDecided).toBe(true);
    expect(await status()).toMatchObject({ now: { id: third } });
  });

  it('updates the search only when something is decided', async () => {
    const told = async () =>
      (
        await service.get(Database).query(sql`
          SELECT 1 FROM outbox WHERE type = 'reviews.venue.changed.v1' AND aggregate_id = ${String(venueId)}`)
      ).length;
    const before = await told();
    await report(2, { what: 'closed' });
    expect(await told()).toBe(before);
    await report(3, { what: 'closed' });
    expect(await told()).toBe(before + 1);
  });

  it('is not a double of itself, nor of a place that is gone, nor of a venue that is not there', async () => {
    const wrong = async (otherIdGiven: number) => (await report(2, { what: 'double', otherId: otherIdGiven })).body;
    const said = (otherId: string) => ({ status: 422, fieldErrors: { otherId } });
    expect(await wrong(venueId)).toMatchObject(said('This is the same page. Choose the other one.'));
    expect(await wrong(999_999)).toMatchObject(said('We could not find the other place.'));
    await report(2, { what: 'double', otherId: venueId }, otherId, 'moderator');
    expect(await wrong(otherId)).toMatchObject(
      said('That place has itself closed or moved. Choose the one where it is now.'),
    );
    expect((await report(2, { what: 'closed' }, 999_999)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});
