import type { EndpointOutput, Problem } from '@waymark/contracts-core';
import type { getNearestStation } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import pg from 'pg';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';
import { upsertSourceStatements } from '../../statement/source-statements';

type Answer = EndpointOutput<typeof getNearestStation>;

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const METRES_PER_DEGREE = 111_195;

/** A place so many metres north of the first one of its own stretch of land. */
async function place(metres: number, at: number, set = sql`kind = 'pub'`): Promise<number> {
  const { id } = await givenVenue(service);
  await service.get(Database).query(sql`
    UPDATE venue SET latitude = ${at + metres / METRES_PER_DEGREE}::float8, longitude = 9.5, ${set} WHERE id = ${id}`);
  return id;
}
const STATION = sql`kind = 'railway_station', category = 'transport'`;
const ask = (id: number) => service.call<Answer & Problem>('GET', `/api/venues/${id}/nearest-station`);
const nearest = async (id: number) => (await ask(id)).body.station;

describe('the nearest station of a venue', () => {
  it('is an open one of trains within ten kilometres, with its distance; nothing known reads as nothing', async () => {
    const pub = await place(0, 50);
    await place(300, 50, sql`kind = 'railway_station', status = 'closed', status_since = '2026-01-01'`);
    await place(400, 50, sql`kind = 'bus_stop', category = 'transport'`);
    await place(450, 50, sql`kind = 'railway_station', name = 'A'`);
    await place(500, 50, sql`kind = 'railway_station', is_sample = true`);
    const station = await place(700, 50, STATION);
    await place(900, 50, STATION);
    expect(await ask(pub)).toMatchObject({ status: 200 });
    expect(await nearest(pub)).toMatchObject({ id: station, distanceMetres: 700, stepFree: [], notice: null });
  });

  it('says what is known of its way without steps, the way to the trains first, and what is out of order (M14.7d)', async () => {
    const pub = await place(0, 51);
    const station = await place(600, 51, STATION);
    const row = { venue: station, note: null, measure: null, source: 'a-list', sourceKey: '1', licence: null };
    await upsertSourceStatements(service.get(Database), [
      { ...row, feature: 'StepFreeToPlatforms', value: 'yes', observed: '2026-05-01' },
      { ...row, feature: 'StepFreeToTrains', value: 'partly', observed: '2012-05-01' },
      { ...row, feature: 'AccessibleToilets', value: 'yes', observed: '2026-05-01' },
    ]);
    await service.call('PUT', `/api/venues/${station}/answers/StepFreeToPlatforms`, { as: 2, body: { answer: 1 } });
    const endsOn = new Date().toISOString().slice(0, 10);
    const notice = { text: 'The lift is out of order', feature: 'LiftAccess', endsOn };
    expect((await service.call('POST', `/api/venues/${station}/notices`, { as: 2, body: notice })).status).toBe(201);
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
    const station = await place(0, 52, STATION);
    await place(90, 52, STATION);
    const next = await place(4_000, 52, STATION);
    expect(await nearest(station)).toMatchObject({ id: next });
    const inside = await place(30, 52);
    expect(await nearest(inside)).toMatchObject({ id: station });
    expect(await nearest(await place(40_000, 52))).toBeNull();
    expect(await nearest((await givenVenue(service)).id)).toBeNull();
    expect((await ask(999_999)).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });

  it('takes two statements', async () => {
    const pub = await place(0, 54);
    await place(600, 54, STATION);
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    try {
      const counts: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        spy.mockClear();
        await nearest(pub);
        const texts = spy.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? '');
        counts.push(texts.filter((text) => /\bvenue\b/.test(text)).length);
      }
      // The least: consumers of earlier events may work at the same time, and can only add.
      expect(Math.min(...counts)).toBe(2);
    } finally {
      spy.mockRestore();
    }
  });
});
