import type { ReportPlace } from '@waymark/contracts-maps';
import pg from 'pg';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { reportCalls } from '../../test/report-scenario';
import { ClusterProjection } from '../report-cluster/cluster-projection';

const PLACES = '/api/footpath-reports/places';
const LONDON = { latitude: 51.5, longitude: -0.12 };
const BRISTOL = { latitude: 51.4545, longitude: -2.5879 };

describe('the table of places (M14.6c)', () => {
  let service: MapsUnderTest;
  let calls: ReturnType<typeof reportCalls>;
  const projection = () => service.app.get(ClusterProjection);
  const ask = async (query = '') => {
    await projection().finish();
    return service.call<ReportPlace[]>('GET', `${PLACES}${query}`);
  };
  const names = async (query: string) => (await ask(query)).body.map(({ name }) => name);
  const rows = () =>
    service.sql.query(sql`SELECT key, open, resolved, worst, newest_at FROM report_place ORDER BY key`);

  beforeAll(async () => {
    service = await sharedMaps();
    calls = reportCalls(service);
  }, 60_000);
  beforeEach(async () => {
    await service.sql.query(sql`DELETE FROM footpath_report`);
    await projection().finish();
  });

  it('counts the reports anywhere in a town, with the worst open one and the newest', async () => {
    await calls.report({ severity: 'minor' }, 1);
    const mended = (await calls.report({ severity: 'severe', latitude: 53.47 }, 1)).body;
    await calls.setStatus(mended.id, 1, 'It was mended.', 2);
    const newest = (await calls.report({ severity: 'major', longitude: -2.26 }, 1)).body;
    const { body, headers } = await ask();
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toMatchObject([
      { name: 'Manchester', countryName: 'UK', open: 2, resolved: 1, worst: 'major', newestAt: newest.createdAt },
    ]);
    expect(body[0]?.latitude).toBeCloseTo(53.48, 1);
  });

  it('follows what becomes of a report, and forgets towns without any', async () => {
    const { id } = (await calls.report({}, 1)).body;
    await calls.setStatus(id, 1, 'It was mended.', 2);
    expect((await ask()).body).toMatchObject([{ open: 0, resolved: 1, worst: null }]);
    await calls.correct(id, LONDON, 1);
    expect(await names('')).toEqual(['London']);
    await service.sql.query(sql`DELETE FROM footpath_report`);
    expect(await names('')).toEqual([]);
    expect(await service.sql.query(sql`SELECT 1 FROM report_place_cell`)).toEqual([]);
  });

  it('is sorted by each of its columns, both ways, page by page without losing a row', async () => {
    await calls.report({ severity: 'minor' }, 1);
    await calls.report({ severity: 'minor' }, 1);
    await calls.report({ ...LONDON, severity: 'severe' }, 1);
    const bristol = (await calls.report({ ...BRISTOL, severity: 'moderate' }, 1)).body;
    await calls.setStatus(bristol.id, 1, 'It was mended.', 2);
    for (const [sort, first, last] of [
      ['open', 'Manchester', 'Bristol'],
      ['resolved', 'Bristol', 'London'],
      ['worst', 'London', 'Bristol'],
      ['newest', 'Bristol', 'Manchester'],
      ['name', 'Bristol', 'Manchester'],
    ]) {
      const usual = await names(`?sort=${sort}`);
      expect([sort, usual.at(0), usual.at(-1)]).toEqual([sort, first, last]);
      const other = await names(`?sort=${sort}&order=${sort === 'name' ? 'desc' : 'asc'}`);
      expect(other).toEqual(usual.toReversed());
      const pages = await service.pages<ReportPlace>(`${PLACES}?sort=${sort}&limit=1`);
      const paged = pages.flatMap(({ body }) => body.map(({ name }) => name));
      expect(paged).toEqual(usual);
    }
  });

  it('is narrowed to a box, also round the date line, and to towns with open or resolved reports', async () => {
    await calls.report({}, 1);
    const london = (await calls.report(LONDON, 1)).body;
    await calls.setStatus(london.id, 1, 'It was mended.', 2);
    await calls.report({ latitude: -18.1416, longitude: 178.4419 }, 1);
    expect(await names('?box=-3,53,-2,54')).toEqual(['Manchester']);
    expect(await names('?box=170,-30,-170,0')).toEqual(['Suva']);
    expect(await names('?status=resolved')).toEqual(['London']);
    expect((await names('?status=open')).toSorted()).toEqual(['Manchester', 'Suva']);
  });

  it('is the same after a rebuild, without stale rows', async () => {
    await calls.report({}, 1);
    await calls.report(LONDON, 1);
    await projection().finish();
    const before = await rows();
    await service.sql.query(sql`UPDATE report_place SET open = 9`);
    await service.sql.query(sql`
      WITH lost AS (INSERT INTO report_place (key, name, country_name, latitude, longitude, open) VALUES ('XX', 'Nowhere', 'UK', 1, 1, 3) RETURNING id)
      INSERT INTO report_place_cell (x, y, place_id, open) SELECT 1, 1, id, 3 FROM lost`);
    await projection().rebuild();
    expect(await rows()).toEqual(before);
  });

  it('takes two statements at most', async () => {
    await calls.report({}, 1);
    await calls.report(LONDON, 1);
    await projection().finish();
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    await service.call('GET', '/api/footpath-reports/places?limit=1');
    const texts = spy.mock.calls.map(([query]) => String((query as unknown as { text?: string }).text ?? query));
    spy.mockRestore();
    expect(texts.filter((text) => /\breport_place\b place/.test(text)).length).toBeLessThanOrEqual(2);
  });
});
