import type { Problem } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';

describe('finding or creating a venue (S5.29)', () => {
  let service: ReviewsService;
  const send = (body: object, as = 1) => service.call<VenueDetail & Problem>('POST', '/api/venues', { as, body });

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);

  it('creates once and finds after, by name and city', async () => {
    const made = await send({ name: 'Blue Café', city: 'Leeds' });
    expect([made.status, made.body.country]).toEqual([201, 'UK']);
    const found = await send({ name: 'blue cafe', city: 'LEEDS' }, 2);
    expect([found.status, found.body.id]).toEqual([200, made.body.id]);
    expect((await send({ name: 'Blue Café', city: 'York' })).status).toBe(201);
  });

  it('knows the country of what it creates, also before any town is known', async () => {
    await service.get(Database).query(sql`DELETE FROM place`);
    const { body } = await send({ name: 'Drowned library', city: 'Leeds' });
    const codes = sql`SELECT country_code AS code FROM venue WHERE id = ${body.id}`;
    expect(await service.get(Database).one(codes)).toEqual({ code: 'GB' });
  });

  it('finds by place id, whatever the name, and by the old link', async () => {
    const made = await send({ name: 'Odeon', city: 'Bath', placeId: 'place:1' });
    expect((await send({ name: 'Odeon Cinema', placeId: 'place:1' })).body.id).toBe(made.body.id);
    expect((await service.call('GET', '/api/venues/by-place/place%3A1')).body).toEqual({ id: made.body.id });
    expect((await service.call('GET', '/api/venues/by-place/place%3A2')).status).toBe(404);
  });

  it('never takes a place for another because of a position that is only "around here"', async () => {
    const position = { latitude: 53.8, longitude: -1.55 };
    const made = (await send({ name: 'Corner House', city: 'Leeds', ...position })).body;
    await service.get(Database).query(sql`UPDATE venue SET approximate_position = true WHERE id = ${made.id}`);
    expect((await send({ name: 'Corner House', city: 'Otley', ...position })).status).toBe(201);
    expect((await send({ name: 'Corner House', city: 'Leeds', latitude: 53.81, longitude: -1.55 })).body.id).toBe(
      made.id,
    );
  });

  it('finds the place that a double stands for', async () => {
    const [one, other] = [
      (await send({ name: 'Twin Hall', city: 'Leeds' })).body,
      (await send({ name: 'Twin', city: 'Leeds' })).body,
    ];
    const body = { what: 'double', otherId: one.id };
    await service.call('POST', `/api/venues/${other.id}/reports`, { as: 1, role: 'moderator', body });
    expect((await send({ name: 'Twin', city: 'Leeds' })).body.id).toBe(one.id);
  });

  it('makes one of many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send({ name: 'Crowd Hall', city: 'Hull' }, index + 1)),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });

  it('ignores claims that a stranger sends', async () => {
    expect((await send({ name: 'Flag House', claimedLiftAccess: 1 })).body).toMatchObject({ claimedLiftAccess: 0 });
    expect((await send({ name: 'Flag House', isSample: true })).body.fieldErrors).toHaveProperty('isSample');
  });

  it('answers 404 for an unknown venue', async () => {
    expect((await service.call<Problem>('GET', '/api/venues/999999')).body.code).toBe('venue.not-found');
  });
});
