import { ISSUE_TYPES, SEVERITIES, type FootpathReport, type ReportsGeoJson } from '@waymark/contracts-maps';
import { readSampleReports } from '@waymark/seed';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { reportCalls } from '../../test/report-scenario';
import { loadSampleReports } from './load-sample-reports';

const reports = readSampleReports();
const DAYS_OF_A_YEAR = 366;

describe('the sample reports of local mode (M14.12)', () => {
  let service: MapsUnderTest;
  const list = async () =>
    (await service.call<FootpathReport[]>('GET', '/api/footpath-reports?limit=50&radius=20000&near=53.48,-2.24')).body;
  beforeAll(async () => void (service = await sharedMaps()));

  it('know every kind and severity, open and resolved, seen by others, and long not seen', () => {
    expect(new Set(reports.map(({ issueType }) => issueType))).toEqual(new Set(ISSUE_TYPES));
    expect(new Set(reports.map(({ severity }) => severity))).toEqual(new Set(SEVERITIES));
    for (const { daysAgo, seenDaysAgo = [], resolved, reopened } of reports) {
      const order = [daysAgo, ...seenDaysAgo, resolved?.daysAgo, reopened?.daysAgo].filter(
        (days) => days !== undefined,
      );
      expect(order).toEqual([...order].sort((a, b) => b - a));
      // Newer ones would be news to whoever looks after the place.
      expect(Math.min(...order)).toBeGreaterThan(2);
    }
    const isStale = ({ daysAgo, seenDaysAgo = [] }: (typeof reports)[number]) =>
      Math.min(daysAgo, ...seenDaysAgo) > DAYS_OF_A_YEAR;
    expect(reports.filter(isStale).length).toBeGreaterThan(2);
  });

  it('are loaded once, whoever starts again', async () => {
    const both = await Promise.all([loadSampleReports(service.sql, reports), loadSampleReports(service.sql, reports)]);
    expect(both.sort((a, b) => a - b)).toEqual([0, reports.length]);
    expect(await loadSampleReports(service.sql, reports)).toBe(0);
    const shown = await list();
    expect(shown).toHaveLength(reports.filter(({ city }) => city === 'Manchester').length);
    expect(shown.every(({ isSample, reporterName }) => isSample && reporterName === 'Sample reporter')).toBe(true);
  });

  it('can be confirmed and reopened as others are, and count on from there', async () => {
    const calls = reportCalls(service);
    const seen = (await list()).find(({ verificationCount }) => verificationCount === 3);
    expect((await calls.verify(seen?.id ?? 0, 7)).body).toMatchObject({ verificationCount: 4, isVerifiedByMe: true });
  });

  it('are in no feed and no Open311, and nobody is told of them', async () => {
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
