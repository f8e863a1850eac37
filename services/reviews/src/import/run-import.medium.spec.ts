import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { Meilisearch } from 'meilisearch';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { LiveIndex } from '../commands/live-index';
import { importOptions } from './import-options';
import { ImportLock } from './import-lock';
import { runImport } from './run-import';

const TODAY = '2026-11-23';
const MAPPING = {
  id: 'ref',
  name: 'name',
  kind: 'kind',
  latitude: 'lat',
  longitude: 'lon',
  postcode: 'postcode',
  city: 'town',
  features: {
    WheelchairAccess: { column: 'wheelchair', note: 'words', measure: { column: 'door', unit: 'cm' } },
    HearingLoop: { column: 'loop', values: { J: 'yes', N: 'no' } },
  },
};
const HEADING = 'ref,name,kind,lat,lon,postcode,town,wheelchair,words,door,loop';

let service: ReviewsService;
let folder: string;
beforeAll(async () => {
  service = await sharedReviews();
  folder = await mkdtemp(join(tmpdir(), 'import-spec-'));
  await writeFile(join(folder, 'mapping.json'), JSON.stringify(MAPPING));
}, 90_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const database = () => service.get(Database);
const search = () => new Meilisearch({ host: service.meilisearch.url, apiKey: service.meilisearch.key });

interface Given {
  source?: string;
  date?: string;
  more?: string[];
  index?: Parameters<typeof runImport>[0]['index'];
}

async function importCsv(
  rows: readonly string[],
  { source = 'Testham list', date = '2026-05-01', more = [], index }: Given = {},
) {
  const file = join(folder, 'list.csv');
  await writeFile(file, [HEADING, ...rows].join('\n'));
  const args = [
    'csv',
    file,
    '--mapping',
    join(folder, 'mapping.json'),
    '--source',
    source,
    '--publisher',
    'Testham',
    '--licence',
    'OGL-UK-3.0',
  ];
  return runImport({
    database: database(),
    databaseUrl: service.database,
    options: importOptions([...args, '--date', date, '--country', 'GB', ...more], TODAY),
    index: index ?? new LiveIndex(database(), search()),
    today: TODAY,
    say: () => undefined,
  });
}

const venueNamed = (name: string) =>
  database().one<{ id: number; listed: string | null; gone: string | null; around: boolean }>(sql`
    SELECT id, to_char(last_listed, 'YYYY-MM-DD') AS listed, to_char(off_lists_since, 'YYYY-MM-DD') AS gone,
           approximate_position AS around
    FROM venue WHERE name = ${name}`);
const page = async (id: number) => (await service.call<VenueDetail>('GET', `/api/venues/${id}`)).body;

describe('an imported list', () => {
  it('becomes venues with statements of its source, once, and can be found', async () => {
    const rows = [
      '1,Corn Exchange,theatre,53.7955,-1.5402,LS1 7BR,Leeds,Limited,Ring at the side door,78,J',
      '2,The Duck,pub,53.7990,-1.5500,,Leeds,yes,,,',
    ];
    expect(await importCsv(rows)).toMatchObject({
      rows: 2,
      places: 2,
      created: 2,
      matched: 0,
      statements: 3,
      refused: 0,
    });
    const id = (await venueNamed('Corn Exchange'))?.id ?? 0;
    expect(await page(id)).toMatchObject({
      category: 'entertainment',
      kind: 'theatre',
      lastListed: '2026-05-01',
      claimedHearingLoop: 1,
      claimNotes: { WheelchairAccess: 'Ring at the side door' },
      source: { name: 'Testham', licence: 'OGL-UK-3.0', dated: '2026-05-01' },
    });
    expect((await search().index('venues').search('corn exchange')).hits).toHaveLength(1);
    expect(await importCsv(rows)).toBeNull();
    expect(await importCsv([...rows, ''], { more: ['--encoding', 'windows-1252'] })).toMatchObject({
      created: 0,
      statements: 0,
    });
  });

  it('finds a place before it makes one, by name and position; a postcode’s middle proves nothing', async () => {
    const known = { name: 'Old Library', category: 'venue', latitude: 53.8, longitude: -1.55, city: 'Leeds' };
    const { id } = (await service.call<VenueDetail>('POST', '/api/venues', { as: 1, body: known })).body;
    const report = await importCsv(
      ['a,OLD LIBRARY,library,53.8005,-1.5503,,Leeds,no,,,', 'b,Old Library,library,53.9,-1.0,,York,yes,,,'],
      { source: 'Libraries' },
    );
    expect(report).toMatchObject({ created: 1, matched: 1 });
    expect(await page(id)).toMatchObject({ claimedWheelchairAccess: 2, lastListed: '2026-05-01' });
    await database().query(
      sql`INSERT INTO postcode (code, latitude, longitude, district) VALUES ('LS9 9', 53.8001, -1.5501, 'Leeds')`,
    );
    const around = await importCsv(['c,Old Library,library,,,LS9 9ZZ,Otley,yes,,,'], { source: 'By postcode' });
    expect(around).toMatchObject({ created: 1, matched: 0 });
  });

  it('replaces only what it said itself, and marks what a newer edition does not name', async () => {
    const source = 'Editions';
    await importCsv(['1,Alpha Hall,townhall,54.1,-1.1,,York,yes,,,', '2,Beta Hall,townhall,54.2,-1.2,,York,yes,,,J'], {
      source,
    });
    await importCsv(['x,Alpha Hall,townhall,54.1,-1.1,,York,,,,N'], { source: 'Another', date: '2026-06-01' });
    const report = await importCsv(['1,Alpha Hall,townhall,54.1,-1.1,,York,no,,,'], { source, date: '2026-08-01' });
    expect(report).toMatchObject({ created: 0, matched: 0, gone: 1 });
    const alpha = await venueNamed('Alpha Hall');
    const beta = await venueNamed('Beta Hall');
    expect(alpha).toMatchObject({ listed: '2026-08-01', gone: null });
    expect(beta).toMatchObject({ listed: '2026-05-01', gone: '2026-08-01' });
    expect(await page(beta?.id ?? 0)).toMatchObject({ offLists: { by: 'Testham', since: '2026-08-01' } });
    expect(await page(alpha?.id ?? 0)).toMatchObject({ offLists: null });
    expect(await page(alpha?.id ?? 0)).toMatchObject({ claimedWheelchairAccess: 2, claimedHearingLoop: 2 });
    expect(await page(beta?.id ?? 0)).toMatchObject({ claimedWheelchairAccess: 0, claimedHearingLoop: 0 });
    await expect(importCsv(['9,Gamma,pub,54.1,-1.1,,York,,,,'], { source, date: '2026-07-01' })).rejects.toThrow(
      'The edition of 2026-08-01 was read already',
    );
    await importCsv(['2,Beta Hall,townhall,54.2,-1.2,,York,yes,,,'], { source, date: '2026-09-01' });
    expect(await venueNamed('Beta Hall')).toMatchObject({ listed: '2026-09-01', gone: null });
  });

  it('refuses row by row in plain words, keeps the rest, and a refused row is not gone', async () => {
    const source = 'Refusals';
    await importCsv(['1,Kept,pub,54.3,-1.3,,York,yes,,,'], { source });
    const refusals = join(folder, 'refused.csv');
    const report = await importCsv(
      [
        '1,,pub,54.3,-1.3,,York,yes,,,',
        '2,Swapped,pub,-1.5,53.8,,Leeds,yes,,,',
        '3,NotANumber,pub,NaN,-1.5,,Leeds,yes,,,',
        '4,Narrow,pub,54.4,-1.3,,York,yes,,-3 cm,',
        '5,Wide,pub,54.5,-1.3,,York,perhaps,,9 km,',
        '6,=HYPERLINK("x"),pub,54.5,-1.3,,York,yes,,,',
        '4,Narrow again,pub,54.6,-1.3,,York,yes,,,',
      ],
      { source, date: '2026-06-01', more: ['--refusals', refusals] },
    );
    expect(report).toMatchObject({ rows: 7, places: 3, created: 2, gone: 0, refused: 8 });
    const told = await readFile(refusals, 'utf8');
    expect(told.split('\n').slice(1, -1)).toEqual([
      '2,"name","","A place needs a name."',
      '3,"position","\'-1.5, 53.8","Latitude and longitude look swapped: the other way round this is in the right country."',
      '4,"position","NaN, -1.5","A position is two numbers in degrees, such as 53.8 and -1.55."',
      '5,"door","\'-3 cm","A measure is 0 or more."',
      '6,"wheelchair","perhaps","We do not know this word. Write yes, limited or no, or say in the mapping what it means."',
      '6,"door","9 km","This measure is too large for its unit."',
      '7,"name","\'=HYPERLINK(""x"")","This is a formula of a spreadsheet. Save its result as text."',
      '8,"id","row 5","Another row has the same id, or the same name and place."',
    ]);
    expect(await venueNamed('Kept')).toMatchObject({ gone: null });
  });

  it('tells in a dry run what it would refuse, and writes nothing', async () => {
    const before = await database().one(
      sql`SELECT (SELECT count(*) FROM venue) AS venues, (SELECT count(*) FROM data_source) AS lists`,
    );
    const rows = ['1,Dry Dock,pub,54.3,-1.3,,York,yes,,,', '2,Wet Dock,nonsense,54.3,-1.3,,York,yes,,,'];
    const report = await importCsv(rows, { source: 'Dry', more: ['--dry-run'] });
    expect(report).toMatchObject({ rows: 2, places: 1, refused: 1, isDryRun: true });
    expect(
      await database().one(
        sql`SELECT (SELECT count(*) FROM venue) AS venues, (SELECT count(*) FROM data_source) AS lists`,
      ),
    ).toEqual(before);
  });

  it('refuses a second import of one list at once; other lists go on side by side', async () => {
    const lock = await ImportLock.take(service.database, 'busy-list');
    await expect(importCsv(['1,Busy Bee,pub,54.3,-1.3,,York,yes,,,'], { source: 'Busy list' })).rejects.toThrow(
      'Another import of "busy-list" is running',
    );
    const rows = ['1,Two At Once,pub,54.7,-1.3,,York,yes,,,'];
    await importCsv(rows, { source: 'Not busy' });
    await lock.release();
    expect(await importCsv(rows, { source: 'Busy list' })).toMatchObject({ created: 0, matched: 1 });
  });

  it('does not believe that most of a list is gone', async () => {
    const rows = Array.from(
      { length: 150 },
      (_, n) => `${n},Many ${n},pub,${(51 + n / 100).toFixed(3)},-1.3,,York,,,,`,
    );
    await importCsv(rows, { source: 'Cut short' });
    const cut = importCsv(rows.slice(0, 20), { source: 'Cut short', date: '2026-06-01' });
    await expect(cut).rejects.toThrow('130 of 150 places of this list are not in this file');
    const told = await importCsv(rows.slice(0, 20), {
      source: 'Cut short',
      date: '2026-06-01',
      more: ['--most-are-gone'],
    });
    expect(told).toMatchObject({ gone: 130 });
  });

  it('goes on where it was cut short, and has everything once', async () => {
    const rows = Array.from(
      { length: 4_500 },
      (_, n) => `${n},Place ${n},pub,${(51 + n / 1000).toFixed(4)},-0.5,,York,yes,,,`,
    );
    let batches = 0;
    const dying = {
      takeVenues: () => {
        batches += 1;
        return Promise.resolve({ taken: batches === 1 ? Promise.resolve() : Promise.reject(new Error('killed')) });
      },
    };
    const source = 'Long';
    await expect(importCsv(rows, { source, index: dying })).rejects.toThrow('killed');
    expect(await importCsv(rows, { source })).toMatchObject({ rows: 4_500, goneOnFrom: 2_000, created: 0, gone: 0 });
    const kept = await database().one(sql`
      SELECT (SELECT count(*)::int FROM venue WHERE source_name = 'long') AS venues, (SELECT count(*)::int FROM statement WHERE source = 'long') AS statements`);
    expect(kept).toEqual({ venues: 4_500, statements: 4_500 });
  }, 120_000);
});
