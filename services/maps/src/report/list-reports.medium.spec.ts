import type { FootpathReport, ReportMap } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { MANCHESTER, reportCalls } from '../../test/report-scenario';

let service: MapsUnderTest;
let calls: ReturnType<typeof reportCalls>;
const NEAR = `near=${MANCHESTER.latitude},${MANCHESTER.longitude}`;
/** From the centre, on a sphere; whole metres, so that the order does not hang on how a sine is rounded. */
const metresTo = (latitude: number, longitude: number): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLatitude, dLongitude] = [radians(latitude - MANCHESTER.latitude), radians(longitude - MANCHESTER.longitude)];
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(MANCHESTER.latitude)) * Math.cos(radians(latitude)) * Math.sin(dLongitude / 2) ** 2;
  return Math.round(2 * 6_371_008.8 * Math.asin(Math.sqrt(chord)));
};
/** About so many metres north of the centre. */
const north = (metres: number) => ({ latitude: MANCHESTER.latitude + metres / 111_195 });
beforeAll(async () => {
  service = await sharedMaps();
  calls = reportCalls(service);
  await calls.report({ ...north(20), description: 'twenty metres away' }, 1);
  await calls.report({ ...north(500), issueType: 'cracks', severity: 'minor', description: 'five hundred metres' }, 1);
  await calls.report({ latitude: 51.5, longitude: -0.12, description: 'far off in London' }, 1);
  for (const longitude of [179.2, -179.2])
    await calls.report({ latitude: -16.8, longitude, description: `Fiji at ${longitude}`, isPositionMeant: true }, 1);
}, 60_000);

const found = async (query: string) => {
  const { body, headers } = await calls.list(query);
  return { texts: body.map(({ description }) => description), total: headers.get('x-total-count') };
};

describe('the list of footpath reports (M7.1, M7.2)', () => {
  it('is newest first, with how many there are and the way to the rest', async () => {
    const pages = await service.pages<{ description: string }>('/api/footpath-reports?limit=2');
    expect(pages.map(({ body }) => body.map(({ description }) => description))).toEqual([
      ['Fiji at -179.2', 'Fiji at 179.2'],
      ['far off in London', 'five hundred metres'],
      ['twenty metres away'],
    ]);
    expect(pages[0]?.headers.get('x-total-count')).toBe('5');
  });

  it('within a radius is nearest first, and pages on with the same question', async () => {
    expect(await found(`?${NEAR}&radius=25`)).toEqual({ texts: ['twenty metres away'], total: '1' });
    expect((await found(`?${NEAR}&radius=1000`)).texts).toEqual(['twenty metres away', 'five hundred metres']);
  });

  it('of a box holds what lies in it, also across the date line', async () => {
    expect((await found('?box=-1,51,1,52')).texts).toEqual(['far off in London']);
    expect((await found('?box=179,-17,-179,-16')).texts.sort()).toEqual(['Fiji at -179.2', 'Fiji at 179.2']);
  });

  it('near the date line finds both sides', async () => {
    expect((await found('?near=-16.8,179.9&radius=100000')).texts).toEqual(['Fiji at 179.2', 'Fiji at -179.2']);
  });

  it('is narrowed by kind, severity, state and day', async () => {
    expect((await found('?issueType=cracks')).texts).toEqual(['five hundred metres']);
    expect((await found('?severity=minor&status=open')).texts).toEqual(['five hundred metres']);
    // The scale of the heat map; its 3 means major and severe.
    const all = (await found('?limit=100')).texts;
    const ofLevels = await Promise.all(
      ['1', '2', '3'].map(async (level) => (await found(`?limit=100&severity=${level}`)).texts),
    );
    expect(ofLevels[0]).toEqual(['five hundred metres']);
    expect(ofLevels.flat().toSorted()).toEqual(all.toSorted());
    expect((await found('?status=resolved')).texts).toEqual([]);
    expect((await found('?since=2999-01-01')).texts).toEqual([]);
  });

  it('of a crowd begins with the nearest, however wide the circle, and pages on without losing or repeating one (M14.6d)', async () => {
    await service.sql.query(sql`
      INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, nearest_place, reporter_name)
      SELECT 'overgrown', 'minor', 'One of a crowd', 53.4808 + 0.8 * power(n / 300.0, 3) * cos(n), -2.2426 + 0.8 * power(n / 300.0, 3) * sin(n), 'Manchester', 'Ada'
      FROM generate_series(1, 300) AS n`);
    for (const radius of [60, 3_000, 100_000]) {
      const pages = await service.pages<FootpathReport>(
        `/api/footpath-reports?${NEAR}&radius=${radius}&issueType=overgrown&limit=90`,
      );
      const paged = pages
        .flatMap(({ body }) => body)
        .map(({ id, latitude, longitude }) => ({ id, metres: metresTo(latitude, longitude) }));
      const total = Number(pages[0]?.headers.get('x-total-count'));
      expect(paged.length).toBe(total);
      expect(new Set(paged.map(({ id }) => id)).size).toBe(total);
      expect(paged.map(({ metres }) => metres)).toEqual(paged.map(({ metres }) => metres).toSorted((a, b) => a - b));
    }
    expect((await found(`?${NEAR}&radius=100000&issueType=overgrown`)).total).toBe('300');
    await service.sql.query(sql`DELETE FROM footpath_report WHERE issue_type = 'overgrown'`);
  });

  it('of a view, and its map, hold what lies in it, from a street to a continent', async () => {
    await service.sql.query(sql`
      INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, nearest_place, reporter_name, set_aside)
      SELECT 'overgrown', 'minor', 'All round about', 53.4808 + sign(sin(n)) * power(1.12, n) / 1000, -2.2426 + sign(cos(n)) * power(1.12, n) / 1000,
             'Manchester', 'Ada', CASE WHEN n % 7 = 0 THEN 'hidden' END
      FROM generate_series(1, 90) AS n`);
    for (const reach of [0.003, 0.02, 0.08, 0.2, 0.4, 1, 4, 12, 30]) {
      const { latitude, longitude } = MANCHESTER;
      const [south, north] = [latitude - reach, latitude + reach];
      const [west, east] = [longitude - reach, longitude + reach];
      const within = await service.sql.query<{ id: number }>(sql`
        SELECT id FROM footpath_report WHERE set_aside IS NULL AND issue_type = 'overgrown'
          AND latitude BETWEEN ${south}::float8 AND ${north}::float8 AND longitude BETWEEN ${west}::float8 AND ${east}::float8
        ORDER BY created_at DESC, id DESC`);
      const asked = `box=${west},${south},${east},${north}&issueType=overgrown&since=2020-01-01`;
      // One of a page: the others are counted by a statement of their own.
      const page = await calls.list(`?${asked}&limit=1`);
      const { body } = await service.call<ReportMap>('GET', `/api/footpath-reports/map?${asked}`);
      expect([reach, page.headers.get('x-total-count'), page.body.map(({ id }) => id), body.total]).toEqual([
        reach,
        String(within.length),
        within.slice(0, 1).map(({ id }) => id),
        within.length,
      ]);
    }
    await service.sql.query(sql`DELETE FROM footpath_report WHERE issue_type = 'overgrown'`);
  });

  it('of a view is whole, however many newer ones there are elsewhere', async () => {
    const centre = 'box=-2.26,53.47,-2.22,53.49';
    const before = await found(`?${centre}`);
    await service.sql.query(sql`
      INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, nearest_place, reporter_name, created_at)
      SELECT 'overgrown', 'minor', 'Elsewhere', 57.1, -2.1, 'Aberdeen', 'Ada', now() + interval '1 hour' FROM generate_series(1, 5100) AS n`);
    expect(before.texts.length).toBeGreaterThan(1);
    expect(await found(`?${centre}`)).toEqual(before);
    expect((await found('?box=-2.2,57,-2,57.2&limit=100')).total).toBe('1000');
    await service.sql.query(sql`DELETE FROM footpath_report WHERE description = 'Elsewhere'`);
  });
});
