import type { Problem } from '@waymark/contracts-core';
import type { NearbyVenue } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const METRES_PER_DEGREE = 111_195;

/** A pub so many metres north of the first one of its own stretch of land. */
async function pub(metres: number, known: number, at: number, set = sql`kind = 'pub'`): Promise<number> {
  const { id } = await givenVenue(service);
  await service.get(Database).query(sql`
    UPDATE venue SET latitude = ${at + metres / METRES_PER_DEGREE}::float8, longitude = -1.5, known_features = ${known}, kind = 'pub' WHERE id = ${id}`);
  await service.get(Database).query(sql`UPDATE venue SET ${set} WHERE id = ${id}`);
  return id;
}
const near = (id: number) => service.call<NearbyVenue[] & Problem>('GET', `/api/venues/${id}/nearby`);

describe('places near by', () => {
  it('are the five nearest of the same kind of which more is known, with their distances (SL10)', async () => {
    const here = await pub(0, 1, 50);
    const known = [];
    for (const metres of [600, 200, 300, 500, 400, 700]) known.push(await pub(metres, 3, 50));
    await pub(100, 1, 50);
    const { status, body } = await near(here);
    expect(status).toBe(200);
    expect(body.map(({ distanceMetres, knownFeatures }) => [distanceMetres, knownFeatures])).toEqual(
      [200, 300, 400, 500, 600].map((metres) => [metres, 3]),
    );
    expect(body[0]).toMatchObject({ id: known[1], kind: 'pub' });
  });

  it('are not closed, of another kind, made up, or farther than anybody goes', async () => {
    const here = await pub(0, 0, 52);
    await pub(100, 3, 52, sql`status = 'closed', status_since = '2026-01-01'`);
    await pub(200, 3, 52, sql`kind = 'cafe'`);
    await pub(300, 3, 52, sql`is_sample = true`);
    await pub(17_000, 3, 52);
    const far = await pub(15_000, 3, 52);
    expect((await near(here)).body.map(({ id }) => id)).toEqual([far]);
  });

  it('are of the same category where the kind is not known, and none without a position', async () => {
    const here = await pub(0, 0, 54, sql`kind = NULL`);
    const other = await pub(100, 1, 54, sql`kind = 'theatre'`);
    expect((await near(here)).body.map(({ id }) => id)).toEqual([other]);
    expect((await near((await givenVenue(service)).id)).body).toEqual([]);
    expect((await near(999_999)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });

  it('are known by what is stated and said of them', async () => {
    const { id } = await givenVenue(service);
    await service.call('PUT', `/api/venues/${id}/answers/LiftAccess`, { as: 2, body: { answer: 1 } });
    const known = () => service.get(Database).one(sql`SELECT known_features AS known FROM venue WHERE id = ${id}`);
    expect(await known()).toEqual({ known: 1 });
    await service.call('PUT', `/api/venues/${id}/answers/LiftAccess`, { as: 2, body: { answer: 0 } });
    expect(await known()).toEqual({ known: 0 });
  });
});
