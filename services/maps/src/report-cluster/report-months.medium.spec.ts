import type { ReportMap } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { ClusterProjection } from './cluster-projection';

let service: MapsUnderTest;
let projection: ClusterProjection;
beforeAll(async () => {
  service = await sharedMaps();
  projection = service.app.get(ClusterProjection);
  // One each five days back from the middle of a month, on both sides of a square's edge, every fourth one resolved.
  await service.sql.query(sql`
    INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, nearest_place, reporter_name, status, resolved_at, created_at)
    SELECT 'cracks', (ARRAY['minor', 'moderate', 'major', 'severe'])[1 + n % 4], 'one of many', 53.47 + n * 0.00005, -2.28 + n % 7 * 0.01, 'Manchester', 'Ada',
           CASE WHEN n % 4 = 0 THEN 'resolved' ELSE 'open' END, CASE WHEN n % 4 = 0 THEN now() END, timestamptz '2026-06-15 12:00+00' - n * interval '1 day'
    FROM generate_series(0, 799) AS n`);
  await projection.finish();
}, 60_000);

const CITY = '-2.4,53.4,-2.1,53.6';
const BRITAIN = '-8,49,2,60';
const map = async (box: string, more = '') =>
  (await service.call<ReportMap>('GET', `/api/footpath-reports/map?box=${box}${more}`)).body;
const summed = ({ groups }: ReportMap) => ({
  reports: groups.reduce((sum, { reports }) => sum + reports, 0),
  open: groups.reduce((sum, { open }) => sum + open, 0),
});
const counted = (since: string) =>
  service.sql.one(sql`
    SELECT count(*)::int AS reports, count(*) FILTER (WHERE status = 'open')::int AS open
    FROM footpath_report WHERE created_at >= ${since}::date AND set_aside IS NULL`);
const months = () =>
  service.sql.query(sql`
    SELECT level, x, y, status, month, reports, worst, since_reports, since_worst, round(since_heat::numeric, 6) AS heat
    FROM report_cell_month ORDER BY level, x, y, status, month`);

describe('the map of reports since a day', () => {
  it.each(['2020-01-01', '2024-08-31', '2025-06-01', '2025-06-02', '2025-11-15'])(
    'counts the same as the rows, since %s',
    async (since) => {
      for (const box of [CITY, BRITAIN]) {
        const shown = await map(box, `&since=${since}`);
        expect(shown).toMatchObject({ reports: [], isWhole: true });
        expect(summed(shown)).toEqual(await counted(since));
      }
    },
  );

  it('weighs and places the groups as the map of all days does', async () => {
    const [since, all] = [await map(CITY, '&since=2020-01-01'), await map(CITY)];
    const inOrder = (groups: ReportMap['groups']) =>
      groups
        .map(({ heat, latitude, longitude, ...group }) => ({
          ...group,
          at: [latitude.toFixed(6), longitude.toFixed(6), heat.toFixed(3)].join(' '),
        }))
        .sort((a, b) => a.at.localeCompare(b.at));
    expect(inOrder(since.groups)).toEqual(inOrder(all.groups));
  });

  it('is narrowed by status', async () => {
    const open = await map(CITY, '&since=2025-06-02&status=open');
    expect(summed(open)).toEqual({ reports: open.total, open: open.total });
    expect(open.total).toBe((await map(CITY, '&since=2025-06-02')).groups.reduce((sum, group) => sum + group.open, 0));
  });

  it('follows what becomes of a report, and what staff set aside', async () => {
    await service.sql.query(sql`UPDATE footpath_report SET status = 'resolved', resolved_at = now() WHERE id % 3 = 0`);
    await service.sql.query(sql`UPDATE footpath_report SET set_aside = 'hidden' WHERE id % 5 = 0`);
    await projection.finish();
    expect(summed(await map(BRITAIN, '&since=2024-08-20'))).toEqual(await counted('2024-08-20'));
  });

  it('recounts to the same numbers', async () => {
    const before = await months();
    await projection.rebuild();
    expect(await months()).toEqual(before);
    await service.sql.query(sql`DELETE FROM footpath_report`);
    await projection.finish();
    expect(await months()).toEqual([]);
  });
});
