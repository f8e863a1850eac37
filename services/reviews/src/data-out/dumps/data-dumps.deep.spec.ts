import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DataDumps } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue, stated } from '../../../test/scenario';
import { upsertSourceStatements } from '../../statement/source-statements';
import { claimDumps, claimDumpsNow, endDumps } from './claim-dumps';
import { readManifest, writeManifest } from './dump-manifest';
import { DumpSchedule } from './dump-schedule';
import { DUMP_STORE, type DumpStore } from './dump-store';
import { makeDumps } from './make-dumps';

// More than are read at once.
const PLACES = 3_000;
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3));

describe('data dumps (SO3)', () => {
  let service: ReviewsService;
  let store: DumpStore;
  const list = async () => (await service.call<DataDumps>('GET', '/api/data/dumps')).body.dumps;
  const file = (name: string, headers = {}) => service.send('GET', `/api/data/dumps/${name}`, { headers });
  const make = (day: number, partBytes?: number) =>
    makeDumps({
      database: service.get(Database),
      store,
      origin: 'https://waymark.example',
      now: at(day),
      ...(partBytes && { partBytes }),
    });
  const linesOf = async (name: string) =>
    gunzipSync(Buffer.from(await (await file(name)).arrayBuffer()))
      .toString()
      .trimEnd()
      .split('\n');

  beforeAll(async () => {
    service = await sharedReviews();
    store = service.get(DUMP_STORE as unknown as never);
    const database = service.get(Database);
    await database.query(sql`
      INSERT INTO data_source (id, name, publisher, licence, licence_url, attribution) VALUES
        ('pubs', 'Pubs', 'Pub people', 'OGL-UK-3.0', 'https://ogl.example/', 'Contains pubs'),
        ('mappers', 'Map', 'Mappers', 'ODbL-1.0', 'https://odbl.example/', '© Mappers')`);
    await database.query(sql`
      INSERT INTO venue (name, normal_name, country, category, search_text, alt_names, latitude, longitude,
                         source_name, source_id, source_licence, source_retrieved)
      SELECT 'Pub ' || md5(n::text), 'pub ' || n, 'UK', 'restaurant', 'pub', '{}', 53, -1, 'pubs', n::text, 'OGL-UK-3.0', '2026-01-01'
      FROM generate_series(1, ${PLACES}::int) AS n`);
    const venue = (await database.one<{ id: number }>(sql`SELECT min(id) AS id FROM venue`))?.id ?? 0;
    const mapped = { source: 'mappers', licence: 'ODbL-1.0' };
    await upsertSourceStatements(database, [stated(venue, 'WheelchairAccess', 'yes', mapped)]);
    const added = await givenVenue(service, 'Secret Marker Garden');
    await givenReview(service, added.id, 1_987_654_321, {
      reviewerName: 'Ana Marker',
      detailedReview: 'Marker words.',
      showDisabilityType: true,
      verifyHearingLoop: 1,
    });
    expect(await list()).toEqual([]);
  }, 90_000);

  it('stand apart by licence with publishers, rows, bytes and digest, in parts that join', async () => {
    await make(20, 20_000);
    const dumps = await list();
    expect(dumps.map(({ licence, places, facts, day }) => [licence, places, facts, day])).toEqual([
      ['OGL-UK-3.0', PLACES, 0, '2026-11-20'],
      [null, 1, 1, '2026-11-20'],
      ['ODbL-1.0', 0, 1, '2026-11-20'],
    ]);
    const [ogl, , odbl] = dumps;
    expect(ogl).toMatchObject({
      licenceUrl: 'https://ogl.example/',
      publishers: [{ name: 'Pub people', attribution: 'Contains pubs' }],
    });
    expect(ogl?.files.length).toBeGreaterThan(1);
    const packed = await Promise.all(
      (ogl?.files ?? []).map(async ({ name }) => Buffer.from(await (await file(name)).arrayBuffer())),
    );
    expect(packed.map((bytes) => createHash('sha256').update(bytes).digest('hex'))).toEqual(
      ogl?.files.map(({ sha256 }) => sha256),
    );
    const joined = gunzipSync(Buffer.concat(packed)).toString().trimEnd().split('\n');
    expect(joined).toHaveLength(PLACES);
    expect(JSON.parse(joined[0] ?? '')).toMatchObject({ type: 'Feature', geometry: { coordinates: [-1, 53] } });
    expect(await linesOf(odbl?.files[0]?.name ?? '')).toEqual([expect.stringContaining('"WheelchairAccess"')]);
    expect(joined.join('')).not.toContain('WheelchairAccess');
  });

  it('contain no member data: no ID, name, text or disability type', async () => {
    const names = (await list()).flatMap(({ files }) => files.map(({ name }) => name));
    const text = (await Promise.all(names.map(linesOf))).flat().join('\n');
    expect(text).toContain('"HearingLoop","yes":1');
    expect(text).not.toMatch(/1987654321|Marker|visual|person|member|review"/i);
  });

  it('can be downloaded in part, and are not downloaded again if unchanged', async () => {
    const [{ name = '', bytes = 0, sha256 = '' } = {}] = (await list())[0]?.files ?? [];
    const part = await file(name, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes}`]);
    const whole = Buffer.from(await (await file(name)).arrayBuffer());
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    const outside = await file(name, { range: `bytes=${bytes}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`]);
    expect((await file(name, { 'if-none-match': `"${sha256}"` })).status).toBe(304);
    for (const name of ['manifest.json', '..%2fmanifest.json']) expect((await file(name)).status).toBe(404);
  });

  it('of seven days stay, and what a killed run left is cleared away', async () => {
    await store.put('odbl-1-0-2026-11-20T040000-1.geojsonl.gz', Buffer.from('half'));
    await writeManifest(store, { ...(await readManifest(store)), unfinished: ['odbl-1-0-2026-11-20T040000'] });
    for (const day of [21, 22, 23, 24, 25, 26, 27]) await make(day);
    const dumps = await list();
    expect([...new Set(dumps.map(({ day }) => day))]).toHaveLength(7);
    const there = await readdir(join(service.photoFolder, 'dumps'), { recursive: true });
    const parts = there.flatMap((name) => (name.endsWith('.gz') ? [name.split('/').at(-1)] : []));
    expect(parts.sort()).toEqual(dumps.flatMap(({ files }) => files.map(({ name }) => name)).sort());
  });

  it('are made once a day, by one process, after three in the morning', async () => {
    const database = service.get(Database);
    const schedule = service.get(DumpSchedule);
    await schedule.run(new Date('2026-11-28T02:59:00Z'));
    expect((await list())[0]?.day).toBe('2026-11-27');
    await schedule.run(new Date('2026-11-28T03:10:00Z'));
    expect((await list())[0]?.day).toBe('2026-11-28');
    expect(await claimDumps(database, '2026-11-28')).toBe(false);
    expect(await claimDumpsNow(database, '2026-11-28')).toBe(true);
    expect(await claimDumpsNow(database, '2026-11-28')).toBe(false);
    await endDumps(database);
  });
});
