import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { withClient } from '@waymark/testing';
import sql from 'sql-template-tag';
import { searchServer, sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { LiveIndex } from '../commands/live-index';
import { importOptions } from './import-options';
import { ImportLock } from './import-lock';
import { whyStopped } from './import-stopped';
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
const NOT_INDEXED = { takeVenues: () => Promise.resolve({ taken: Promise.resolve() }) };

let service: ReviewsService;
let folder: string;
beforeAll(async () => {
  service = await sharedReviews();
  folder = await mkdtemp(join(tmpdir(), 'import-spec-'));
  await writeFile(join(folder, 'mapping.json'), JSON.stringify(MAPPING));
}, 90_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const database = () => service.get(Database);

interface Given {
  date?: string;
  more?: string[];
  index?: Parameters<typeof runImport>[0]['index'];
}

async function importCsv(
  source: string,
  rows: readonly string[],
  { date = '2026-05-01', more = [], index = NOT_INDEXED }: Given = {},
) {
  const file = join(folder, 'list.csv');
  await writeFile(file, [HEADING, ...rows].join('\n'));
  const terms = ['--publisher', 'Testham', '--licence', 'OGL-UK-3.0', '--date', date, '--country', 'GB'];
  const argv = ['csv', file, '--mapping', join(folder, 'mapping.json'), '--source', source, ...terms, ...more];
  return runImport({
    database: database(),
    databaseUrl: service.database,
    options: importOptions(argv, TODAY),
    index,
    today: TODAY,
    say: () => undefined,
  });
}

const hall = (ref: string, name: string, said: string) => `${ref},${name},townhall,54.1,-1.1,,York,${said}`;
const manyOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${n},${name} ${n},pub,${(51 + n / 1000).toFixed(4)},-0.5,,York,yes,,,`);
const venueNamed = (name: string) =>
  database().one<{ id: number; listed: string | null; gone: string | null }>(sql`
    SELECT id, to_char(last_listed, 'YYYY-MM-DD') AS listed, to_char(off_lists_since, 'YYYY-MM-DD') AS gone
    FROM venue WHERE name = ${name}`);
const page = async (id = 0) => (await service.call<VenueDetail>('GET', `/api/venues/${id}`)).body;
const written = (source: string) =>
  database().one(sql`
    SELECT (SELECT count(*)::int FROM venue WHERE source_name = ${source}) AS venues,
           (SELECT count(*)::int FROM statement WHERE source = ${source}) AS statements,
           (SELECT count(*)::int FROM data_source WHERE id = ${source}) AS lists`);

describe('an imported list', () => {
  it('becomes venues with statements of its source, once, and can be found', async () => {
    const search = searchServer(service);
    const rows = [
      '1,Corn Exchange,theatre,53.7955,-1.5402,LS1 7BR,Leeds,Limited,Ring at the side door,78,J',
      '2,The Duck,pub,53.7990,-1.5500,,Leeds,yes,,,',
    ];
    const index = new LiveIndex(database(), search);
    const report = { rows: 2, places: 2, created: 2, matched: 0, statements: 3, refused: 0 };
    expect(await importCsv('Testham list', rows, { index })).toMatchObject(report);
    expect(await page((await venueNamed('Corn Exchange'))?.id)).toMatchObject({
      ...{ category: 'entertainment', kind: 'theatre', lastListed: '2026-05-01', claimedHearingLoop: 1 },
      claimNotes: { WheelchairAccess: 'Ring at the side door' },
      source: { name: 'Testham', licence: 'OGL-UK-3.0', dated: '2026-05-01' },
    });
    expect((await search.index('venues').search('corn exchange')).hits).toHaveLength(1);
    expect(await importCsv('Testham list', rows)).toBeNull();
    const again = await importCsv('Testham list', [...rows, ''], { more: ['--encoding', 'windows-1252'] });
    expect(again).toMatchObject({ created: 0, statements: 0 });
  });

  it('finds a place before it makes one, by name and position; a postcode’s middle proves nothing', async () => {
    const known = { name: 'Old Library', category: 'venue', latitude: 53.8, longitude: -1.55, city: 'Leeds' };
    const { id } = (await service.call<VenueDetail>('POST', '/api/venues', { as: 1, body: known })).body;
    const rows = ['a,OLD LIBRARY,library,53.8005,-1.5503,,Leeds,no,,,', 'b,Old Library,library,53.9,-1.0,,York,yes,,,'];
    expect(await importCsv('Libraries', rows)).toMatchObject({ created: 1, matched: 1 });
    expect(await page(id)).toMatchObject({ claimedWheelchairAccess: 2, lastListed: '2026-05-01' });
    await database().query(
      sql`INSERT INTO postcode (code, latitude, longitude, district) VALUES ('LS9 9', 53.8001, -1.5501, 'Leeds')`,
    );
    const around = await importCsv('By postcode', ['c,Old Library,library,,,LS9 9ZZ,Otley,yes,,,']);
    expect(around).toMatchObject({ created: 1, matched: 0 });
  });

  it('replaces only what it said itself, and marks what a newer edition does not name', async () => {
    const beta = hall('2', 'Beta Hall', 'yes,,,J').replace('54.1', '54.2');
    await importCsv('Editions', [hall('1', 'Alpha Hall', 'yes,,,'), beta]);
    await importCsv('Another', [hall('x', 'Alpha Hall', ',,,N')], { date: '2026-06-01' });
    const newer = await importCsv('Editions', [hall('1', 'Alpha Hall', 'no,,,')], { date: '2026-08-01' });
    expect(newer).toMatchObject({ created: 0, matched: 0, gone: 1 });
    const [one, two] = [await venueNamed('Alpha Hall'), await venueNamed('Beta Hall')];
    expect(one).toMatchObject({ listed: '2026-08-01', gone: null });
    expect(two).toMatchObject({ listed: '2026-05-01', gone: '2026-08-01' });
    const offLists = { by: 'Testham', since: '2026-08-01' };
    expect(await page(one?.id)).toMatchObject({ claimedWheelchairAccess: 2, claimedHearingLoop: 2, offLists: null });
    expect(await page(two?.id)).toMatchObject({ claimedWheelchairAccess: 0, claimedHearingLoop: 0, offLists });
    await expect(importCsv('Editions', [beta], { date: '2026-07-01' })).rejects.toThrow(
      'The edition of 2026-08-01 was read already',
    );
    await importCsv('Editions', [beta], { date: '2026-09-01' });
    expect(await venueNamed('Beta Hall')).toMatchObject({ listed: '2026-09-01', gone: null });
  });

  it('refuses row by row in plain words, keeps the rest, and a refused row is not gone', async () => {
    await importCsv('Refusals', ['1,Kept,pub,54.3,-1.3,,York,yes,,,']);
    const refusals = join(folder, 'refused.csv');
    const rows = [
      '1,,pub,54.3,-1.3,,York,yes,,,',
      '2,Swapped,pub,-1.5,53.8,,Leeds,yes,,,',
      '4,Narrow,pub,54.4,-1.3,,York,yes,,-3 cm,',
      '5,Wide,pub,54.5,-1.3,,York,perhaps,,9 km,',
      '6,=HYPERLINK("x"),pub,54.5,-1.3,,York,yes,,,',
      '4,Narrow again,pub,54.6,-1.3,,York,yes,,,',
    ];
    const report = await importCsv('Refusals', rows, { date: '2026-06-01', more: ['--refusals', refusals] });
    expect(report).toMatchObject({ rows: 6, places: 3, created: 2, gone: 0, refused: 7 });
    expect((await readFile(refusals, 'utf8')).split('\n').slice(1, -1)).toEqual([
      '2,"name","","A place needs a name."',
      '3,"position","\'-1.5, 53.8","Latitude and longitude look swapped: the other way round this is in the right country."',
      '4,"door","\'-3 cm","A measurement must be 0 or more."',
      '5,"wheelchair","perhaps","We do not know this word. Write yes, limited or no, or say in the mapping what it means."',
      '5,"door","9 km","This measurement is too large for its unit."',
      '6,"name","\'=HYPERLINK(""x"")","This is a formula of a spreadsheet. Save its result as text."',
      '7,"id","row 4","Another row has the same id, or the same name and place."',
    ]);
    expect(await venueNamed('Kept')).toMatchObject({ gone: null });
  });

  it('tells in a dry run what it would refuse, and writes nothing', async () => {
    const rows = ['1,Dry Dock,pub,54.3,-1.3,,York,yes,,,', '2,Wet Dock,nonsense,54.3,-1.3,,York,yes,,,'];
    const report = await importCsv('Dry', rows, { more: ['--dry-run'] });
    expect(report).toMatchObject({ rows: 2, places: 1, refused: 1, isDryRun: true });
    expect([await venueNamed('Dry Dock'), await written('dry')]).toEqual([
      null,
      { venues: 0, statements: 0, lists: 0 },
    ]);
  });

  it('refuses a second import of one list at once; other lists go on side by side', async () => {
    const rows = [hall('1', 'Two At Once', 'yes,,,')];
    const lock = await ImportLock.take(service.database, 'busy-list');
    await expect(importCsv('Busy list', rows)).rejects.toThrow('Another import of "busy-list" is running');
    await importCsv('Not busy', rows);
    await lock.release();
    expect(await importCsv('Busy list', rows)).toMatchObject({ created: 0, matched: 1 });
  });

  it('does not believe that most of a list is gone', async () => {
    const rows = manyOf('Inn', 150);
    await importCsv('Cut short', rows);
    const cut = importCsv('Cut short', rows.slice(0, 20), { date: '2026-06-01' });
    await expect(cut).rejects.toThrow('130 of 150 places of this list are not in this file');
    const told = await importCsv('Cut short', rows.slice(0, 20), { date: '2026-06-01', more: ['--most-are-gone'] });
    expect(told).toMatchObject({ gone: 130 });
  });

  it('resumes after an interruption or a lost database, and stores everything once', async () => {
    const rows = manyOf('Place', 4_500);
    let batches = 0;
    const killed = () => {
      batches += 1;
      return Promise.resolve({ taken: batches === 1 ? Promise.resolve() : Promise.reject(new Error('killed')) });
    };
    await expect(importCsv('Long', rows, { index: { takeVenues: killed } })).rejects.toThrow('killed');
    const loseIt = async () => {
      await withClient(service.database, (client) =>
        client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'import'`,
        ),
      );
      return { taken: Promise.resolve() };
    };
    const why = await importCsv('Long', rows, { index: { takeVenues: loseIt } }).then(
      () => 'it ended well',
      whyStopped,
    );
    expect(why).toMatch(/^The database does not answer\.\n.*Run the same command again/);
    const last = await importCsv('Long', rows);
    expect(last).toMatchObject({ rows: 4_500, gone: 0, refused: 0 });
    expect(last?.goneOnFrom).toBeGreaterThanOrEqual(2_000);
    expect(await written('long')).toEqual({ venues: 4_500, statements: 4_500, lists: 1 });
  }, 120_000);
});
