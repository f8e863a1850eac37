import type { EndpointOutput, Problem } from '@waymark/contracts-core';
import type { getNearestStation, NearbyVenue } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fewestStatements } from '../../test/count-statements';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { answers, givenVenue, stated } from '../../test/scenario';
import { upsertSourceStatements } from '../statement/source-statements';

let service: ReviewsService;
let at = 40;
beforeAll(async () => void (service = await sharedReviews()));
/** Each test has a stretch of land of its own. */
beforeEach(() => void (at += 1));

const METRES_PER_DEGREE = 111_195;
const STATION = sql`kind = 'railway_station', category = 'transport'`;

/** A place that many metres north of the first one: a pub without facts unless given. */
async function place(metres: number, set = sql`kind = 'pub'`, known = 0): Promise<number> {
  const { id } = await givenVenue(service);
  const latitude = at + metres / METRES_PER_DEGREE;
  await service.get(Database).query(sql`
    UPDATE venue SET latitude = ${latitude}::float8, longitude = 9.5, known_features = ${known}, ${set} WHERE id = ${id}`);
  return id;
}

describe('places near by', () => {
  const near = (id: number) => service.call<NearbyVenue[] & Problem>('GET', `/api/venues/${id}/nearby`);
  const ids = async (id: number) => (await near(id)).body.map((venue) => venue.id);

  it('are the five nearest of the same kind of which more is known, with their distances (SL10)', async () => {
    const here = await place(0, sql`kind = 'pub'`, 1);
    for (const metres of [600, 200, 300, 500, 400, 700]) await place(metres, sql`kind = 'pub'`, 3);
    await place(100, sql`kind = 'pub'`, 1);
    expect((await near(here)).body).toMatchObject(
      [200, 300, 400, 500, 600].map((distanceMetres) => ({ distanceMetres, knownFeatures: 3, kind: 'pub' })),
    );
  });

  it('are not closed, of another kind, made up, or farther than anybody goes', async () => {
    const here = await place(0);
    await place(100, sql`kind = 'pub', status = 'closed', status_since = '2026-01-01'`, 3);
    await place(200, sql`kind = 'cafe'`, 3);
    await place(300, sql`kind = 'pub', is_sample = true`, 3);
    await place(17_000, sql`kind = 'pub'`, 3);
    const far = await place(15_000, sql`kind = 'pub'`, 3);
    expect(await ids(here)).toEqual([far]);
  });

  it('are of the same category where the kind is not known, and none without a position', async () => {
    const here = await place(0, sql`kind = NULL`);
    const other = await place(100, sql`kind = 'theatre'`, 1);
    expect(await ids(here)).toEqual([other]);
    expect(await ids((await givenVenue(service)).id)).toEqual([]);
    expect((await near(999_999)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });

  it('are known by what is stated and said of them', async () => {
    const { id } = await givenVenue(service);
    for (const answer of [1, 0]) {
      await answers(service, id, 'LiftAccess', 2, answer);
      const known = await service.get(Database).one(sql`SELECT known_features AS known FROM venue WHERE id = ${id}`);
      expect(known).toEqual({ known: answer });
    }
  });
});

describe('the nearest station of a venue', () => {
  const ask = async (id: number) =>
    (await service.call<EndpointOutput<typeof getNearestStation> & Problem>('GET', `/api/venues/${id}/nearest-station`))
      .body;
  const nearest = async (id: number) => (await ask(id)).station;

  it('is an open one of trains within ten kilometres, with its distance; nothing known reads as nothing', async () => {
    const pub = await place(0);
    await place(300, sql`kind = 'railway_station', status = 'closed', status_since = '2026-01-01'`);
    await place(400, sql`kind = 'bus_stop', category = 'transport'`);
    await place(450, sql`kind = 'railway_station', name = 'A'`);
    await place(500, sql`kind = 'railway_station', is_sample = true`);
    const station = await place(700, STATION);
    await place(900, STATION);
    expect(await nearest(pub)).toMatchObject({ id: station, distanceMetres: 700, stepFree: [], notice: null });
    expect(await fewestStatements(/\bvenue\b/, () => nearest(pub))).toBe(2);
  });

  it('says what is known of its way without steps, the way to the trains first, and what is out of order (M14.7d)', async () => {
    const pub = await place(0);
    const station = await place(600, STATION);
    await upsertSourceStatements(service.get(Database), [
      stated(station, 'StepFreeToPlatforms', 'yes', { observed: '2026-05-01' }),
      stated(station, 'StepFreeToTrains', 'partly', { observed: '2012-05-01' }),
      stated(station, 'AccessibleToilets', 'yes'),
    ]);
    await answers(service, station, 'StepFreeToPlatforms', 2, 1);
    const endsOn = new Date().toISOString().slice(0, 10);
    const notice = { text: 'The lift is out of order', feature: 'LiftAccess', endsOn };
    await service.call('POST', `/api/venues/${station}/notices`, { as: 2, body: notice });
    expect(await nearest(pub)).toMatchObject({
      id: station,
      stepFree: [
        { feature: 'StepFreeToTrains', state: 'partly', statedBy: 'a-list', day: '2012-05-01', isCurrent: false },
        { feature: 'StepFreeToPlatforms', state: 'available', people: 1, confirmedBy: 1, isCurrent: true },
      ],
      notice: 'The lift is out of order',
    });
  });

  it('is not the same station out of another list, and none where none is near or no position is known', async () => {
    const station = await place(0, STATION);
    await place(90, STATION);
    const next = await place(4_000, STATION);
    expect(await nearest(station)).toMatchObject({ id: next });
    expect(await nearest(await place(30))).toMatchObject({ id: station });
    expect(await nearest(await place(40_000))).toBeNull();
    expect(await nearest((await givenVenue(service)).id)).toBeNull();
    expect(await ask(999_999)).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});
