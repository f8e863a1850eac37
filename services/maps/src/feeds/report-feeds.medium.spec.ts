import type { ReportsGeoJson } from '@waymark/contracts-maps';
import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { reportCalls } from '../../test/report-scenario';

const FEEDS = '/api/footpath-reports/feed';
const SHAPES = ['geojson', 'csv', 'atom'] as const;
const HOSTILE = '<script>alert(1)</script> ]]> & =2+5';

interface AtomFeed {
  feed: {
    id: string;
    rights: string;
    updated: string;
    entry?: { id: string; title: unknown; updated: string; published: string }[];
  };
}

describe('reports as open data (M14.9)', () => {
  let service: MapsUnderTest;
  let first: number;
  let second: number;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(service.origin + path, { headers });
  const geoJson = async (query: string) => (await (await get(`${FEEDS}.geojson${query}`)).json()) as ReportsGeoJson;
  const ids = async (query: string) => (await geoJson(query)).features.map(({ id }) => id);
  const csv = async () => parse<Record<string, string>>(await (await get(`${FEEDS}.csv`)).text(), { columns: true });
  const atom = async (query = '') =>
    new XMLParser({ isArray: (name) => name === 'entry' }).parse(
      await (await get(`${FEEDS}.atom${query}`)).text(),
      true,
    ) as AtomFeed;

  beforeAll(async () => {
    service = await sharedMaps();
    const calls = reportCalls(service);
    const personal = {
      reporterName: 'Ada Marker',
      reporterEmail: 'ada@example.org',
      reporterContact: '0161 496 0000',
      address: 'Outside 12 Marker Street',
      description: `Marker words ${HOSTILE}`,
    };
    first = (await calls.report({ ...personal, issueType: 'blocked_path', severity: 'severe' }, 4_711)).body.id;
    await calls.verify(first, 5);
    second = (await calls.report({ latitude: 51.5, longitude: -0.12 })).body.id;
  }, 60_000);

  it('as GeoJSON are points with facts, the licence beside them, newest first', async () => {
    const answer = await get(`${FEEDS}.geojson`);
    expect(answer.headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    const { features, ...others } = (await answer.json()) as ReportsGeoJson;
    expect(others).toMatchObject({ type: 'FeatureCollection', licence: 'CC-BY-4.0' });
    expect(features.map(({ id }) => id)).toEqual([second, first]);
    expect(features[1]).toMatchObject({
      geometry: { type: 'Point', coordinates: [-2.2426, 53.4808] },
      properties: {
        issue: 'Blocked path',
        severity: 'severe',
        status: 'open',
        verificationCount: 1,
        url: `https://waymark.example/footpath-reports/${first}`,
      },
    });
  });

  it('as CSV are the same, with numbers as numbers, and nothing that a spreadsheet would reckon out', async () => {
    await service.sql.query(
      sql`UPDATE footpath_report SET nearest_place = '=HYPERLINK("https://x.example","a")' WHERE id = ${second}`,
    );
    const [newest, oldest] = await csv();
    expect([Number(newest?.['id']), newest?.['nearestPlace']]).toEqual([
      second,
      '\'=HYPERLINK("https://x.example","a")',
    ]);
    const place = { id: String(first), latitude: '53.4808', longitude: '-2.2426' };
    expect(oldest).toMatchObject({ ...place, issueType: 'blocked_path', resolvedAt: '', licence: 'CC-BY-4.0' });
  });

  it('as Atom are entries that a reader can follow: ids, dates, rights', async () => {
    const { feed } = await atom();
    expect(feed).toMatchObject({ id: `https://waymark.example${FEEDS}.atom` });
    expect(feed.rights).toContain('CC-BY-4.0');
    expect(feed.entry?.map(({ id }) => id)).toEqual(
      [second, first].map((id) => `https://waymark.example/footpath-reports/${id}`),
    );
    expect(feed.entry?.[1]?.title).toMatch(/^Blocked path \(severe\): .*Manchester$/);
    const days = feed.entry?.map(({ updated }) => updated) ?? [];
    expect(feed.updated).toBe(days.toSorted().at(-1));
    expect((await atom('?box=0,0,1,1')).feed.entry).toBeUndefined();
  });

  it.each(SHAPES)('as %s hold nobody: no name, number, address, contact or word', async (shape) => {
    expect(await (await get(`${FEEDS}.${shape}`)).text()).not.toMatch(/Marker|ada@|0161|4711|script|Member/);
  });

  it('are those of a box, of a circle, of a kind', async () => {
    expect(await ids('?box=-3,53,-2,54')).toEqual([first]);
    expect(await ids('?near=51.5,-0.12&radius=400')).toEqual([second]);
    expect(await ids('?issueType=blocked_path&severity=severe&status=open')).toEqual([first]);
    expect((await get(`${FEEDS}.csv?box=1,2`)).status).toBe(400);
  });

  it.each(SHAPES)('as %s may be kept for a while, are open to other sites, and name the licence', async (shape) => {
    const { headers } = await get(`${FEEDS}.${shape}`);
    expect(headers.get('etag')).not.toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('link')).toBe('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
  });

  it('come page by page, the next one named with the same question', async () => {
    const answer = await get(`${FEEDS}.geojson?limit=1&status=open`);
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain('status=open');
    const rest = await get(next);
    expect(((await rest.json()) as ReportsGeoJson).features.map(({ id }) => id)).toEqual([first]);
    expect(rest.headers.get('link')).not.toContain('next');
  });
});
