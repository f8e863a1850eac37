import type { ReportMap } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { MANCHESTER, reportCalls } from '../../test/report-scenario';
import { ClusterProjection } from './cluster-projection';

let service: MapsUnderTest;
let calls: ReturnType<typeof reportCalls>;
let projection: ClusterProjection;
beforeAll(async () => {
  service = await sharedMaps();
  calls = reportCalls(service);
  projection = service.app.get(ClusterProjection);
}, 60_000);
beforeEach(async () => {
  await service.sql.query(sql`DELETE FROM footpath_report`);
  await projection.finish();
});

const BRITAIN = '-8,49,2,60';
const CENTRE = '-2.25,53.475,-2.23,53.485';
const map = async (box: string, more = '') => {
  await projection.finish();
  return (await service.call<ReportMap>('GET', `/api/footpath-reports/map?box=${box}${more}`)).body;
};
/** The stored totals, and the sums of their squares. */
const totals = async () => [
  await service.sql.query(sql`
    SELECT level, x, y, status, reports, round(heat::numeric, 6) AS heat, worst FROM report_cell_total ORDER BY level, x, y, status`),
  await service.sql.query(sql`
    SELECT level, x, y, status, sum(reports)::int AS reports, round(sum(heat)::numeric, 6) AS heat,
           max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], severity)) AS worst
    FROM report_cell GROUP BY level, x, y, status ORDER BY level, x, y, status`),
];
const cells = () =>
  service.sql.query(sql`
    SELECT level, x, y, status, severity, issue_type, reports, round(heat::numeric, 6) AS heat
    FROM report_cell ORDER BY level, x, y, status, severity, issue_type`);

describe('the map of reports (M14.6a, M14.6b)', () => {
  it('groups from afar what shows one by one from near', async () => {
    const { id } = (await calls.report({ severity: 'minor' }, 1)).body;
    await calls.report({ severity: 'severe', latitude: 53.481 }, 1);
    await calls.report({ latitude: 51.5, longitude: -0.12 }, 1);
    const near = await map(CENTRE);
    expect(near).toMatchObject({ groups: [], total: 2, isWhole: true });
    expect(near.reports.at(-1)).toEqual({
      id,
      ...MANCHESTER,
      issueType: 'no_dropped_kerb',
      severity: 'minor',
      status: 'open',
    });
    const far = await map(BRITAIN);
    expect(far).toMatchObject({ reports: [], total: 3 });
    const city = far.groups.find(({ reports }) => reports === 2);
    expect(city).toMatchObject({ open: 2, worst: 'severe' });
    expect(city?.latitude).toBeCloseTo(53.4809, 4);
    expect(city?.heat).toBeCloseTo(7, 2);
  });

  it('follows what becomes of a report: resolved it weighs nothing, opened again it does', async () => {
    const { id } = (await calls.report({ severity: 'major' }, 1)).body;
    await calls.setStatus(id, 1, 'It was mended.', 2);
    expect((await map(BRITAIN)).groups).toMatchObject([{ reports: 1, open: 0, worst: null, heat: 0 }]);
    await calls.setStatus(id, 0, 'It broke again.', 2);
    expect((await map(BRITAIN)).groups).toMatchObject([{ reports: 1, open: 1, worst: 'major' }]);
    await calls.correct(id, { latitude: 51.5, longitude: -0.12 }, 1);
    const [group] = (await map(BRITAIN)).groups;
    expect(group).toMatchObject({ latitude: 51.5, longitude: -0.12, reports: 1 });
  });

  it('gives half weight to reports that nobody has seen for a year', async () => {
    const { id } = (await calls.report({ severity: 'moderate' }, 1)).body;
    await service.sql.query(sql`UPDATE footpath_report SET created_at = now() - interval '365 days' WHERE id = ${id}`);
    expect((await map(BRITAIN)).groups[0]?.heat).toBeCloseTo(1, 2);
    await calls.verify(id, 2);
    expect((await map(BRITAIN)).groups[0]?.heat).toBeCloseTo(2, 2);
  });

  it('is narrowed as the list is, also by the day', async () => {
    await calls.report({ issueType: 'cracks', severity: 'minor' }, 1);
    await calls.report({ issueType: 'other', severity: 'severe' }, 1);
    expect((await map(BRITAIN, '&issueType=cracks')).total).toBe(1);
    expect((await map(BRITAIN, '&severity=severe&status=open')).groups).toMatchObject([
      { worst: 'severe', reports: 1 },
    ]);
    await calls.report({ issueType: 'other', severity: 'major' }, 1);
    expect((await map(BRITAIN, '&severity=3')).groups).toMatchObject([{ worst: 'severe', reports: 2 }]);
    expect((await map(CENTRE, '&severity=1&since=2020-01-01')).reports).toMatchObject([{ severity: 'minor' }]);
    expect((await map(BRITAIN, '&status=resolved')).groups).toEqual([]);
    expect((await map(BRITAIN, '&since=2020-01-01')).total).toBe(3);
    expect((await map(BRITAIN, '&since=2999-01-01')).total).toBe(0);
    expect((await map(CENTRE, '&issueType=other')).reports).toHaveLength(2);
  });

  it.each([
    [-2.2426, '-2.2426,53,-2.2426,54'],
    // Both sides of the date line.
    [179.5, '175,53,-175,54'],
    [-179.5, '175,53,-175,54'],
    [180, '180,53,-180,54'],
    [-2.2426, '-2.2426,53.4808,-2.2426,53.4808'],
  ])('holds what lies at %d in the box %s, also without a width', async (longitude, box) => {
    await calls.report({ longitude, isPositionMeant: true }, 1);
    expect((await map(box)).total).toBe(1);
  });

  it('groups reports even when zoomed in, if there are too many to show', async () => {
    await service.sql.query(sql`
      INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, nearest_place, reporter_name)
      SELECT 'cracks', 'minor', 'one of many', 53.48 + n * 0.000001, -2.24, 'Manchester', 'Ada' FROM generate_series(1, 201) AS n`);
    const { groups, reports, total } = await map(CENTRE);
    expect([reports, total, groups.reduce((sum, group) => sum + group.reports, 0)]).toEqual([[], 201, 201]);
  });

  it('recounts correctly after rows were lost or invented', async () => {
    for (const [latitude, longitude] of [
      [53.48, -2.24],
      [51.5, -0.12],
      [-16.8, 179.5],
    ])
      await calls.report({ latitude, longitude, isPositionMeant: true }, 1);
    await projection.finish();
    const before = await cells();
    await service.sql.query(sql`DELETE FROM report_cell WHERE level = 8`);
    await service.sql.query(sql`
      INSERT INTO report_cell VALUES (10, 7, 7, 'open', 'minor', 'other', 5, 1, 1, 1), (16, 9, 9, 'open', 'minor', 'other', 5, 1, 1, 1)`);
    await projection.rebuild();
    expect(await cells()).toEqual(before);
    const [kept, summed] = await totals();
    expect(kept).toEqual(summed);
  });

  it('keeps totals of squares that are the sums of their kinds, whatever becomes of reports', async () => {
    const { id } = (await calls.report({ issueType: 'cracks', severity: 'minor' }, 1)).body;
    await calls.report({ issueType: 'other', severity: 'severe' }, 1);
    await projection.finish();
    await calls.setStatus(id, 1, 'It was mended.', 2);
    await projection.finish();
    const [kept, summed] = await totals();
    expect(kept).toEqual(summed);
    expect(kept).toHaveLength(16);
    await service.sql.query(sql`DELETE FROM footpath_report`);
    await projection.finish();
    expect(await totals()).toEqual([[], []]);
  });

  it('is counted by several processes at once without losing any', async () => {
    // One after the other: all at once are more than a busy machine takes, and some are answered 503.
    for (let at = 0; at < 20; at += 1) await calls.report({ latitude: 53.4 + at / 100 }, 1);
    await Promise.all([projection.catchUp(), projection.catchUp(), projection.finish()]);
    expect((await map(BRITAIN)).total).toBe(20);
  });
});
