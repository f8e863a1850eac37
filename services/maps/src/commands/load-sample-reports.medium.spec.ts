import type { FootpathReport, ReportsGeoJson } from '@waymark/contracts-maps';
import { readSampleReports } from '@waymark/seed';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { loadSampleReports } from './load-sample-reports';

const reports = readSampleReports();

describe('the sample reports of local mode (M14.12)', () => {
  let service: MapsUnderTest;
  const list = async () =>
    (await service.call<FootpathReport[]>('GET', '/api/footpath-reports?limit=50&radius=20000&near=53.48,-2.24')).body;
  beforeAll(async () => void (service = await sharedMaps()));

  it('are loaded once, however often the platform starts', async () => {
    const both = await Promise.all([loadSampleReports(service.sql, reports), loadSampleReports(service.sql, reports)]);
    expect(both.sort((a, b) => a - b)).toEqual([0, reports.length]);
    const shown = await list();
    expect(shown).toHaveLength(reports.filter(({ city }) => city === 'Manchester').length);
    expect(shown.every(({ isSample, reporterName }) => isSample && reporterName === 'Sample reporter')).toBe(true);
  });

  it('are in no feed and no Open311, and no authority receives them', async () => {
    const resolved = (await list()).find(({ status }) => status === 'resolved');
    const path = `/api/footpath-reports/${resolved?.id}`;
    const body = { isResolved: 0, reason: 'It is back.' };
    expect((await service.call('PATCH', `${path}/status`, { as: 7, body })).status).toBe(200);
    expect(await service.sql.query(sql`SELECT 1 FROM report_handover`)).toEqual([]);
    expect((await service.call('GET', `${path}/letter`)).status).toBe(404);
    const feed = JSON.parse(
      await (await fetch(`${service.origin}/api/footpath-reports/feed.geojson`)).text(),
    ) as ReportsGeoJson;
    expect(feed.features).toEqual([]);
    const open311 = `${service.origin}/api/open311/v2/requests`;
    expect(await (await fetch(`${open311}.json`)).json()).toEqual([]);
    expect((await fetch(`${open311}/${resolved?.id}.json`)).status).toBe(404);
  });
});
