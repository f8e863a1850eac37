import type { Problem } from '@waymark/contracts-core';
import type { ImportReport, SupportService, SupportServiceFilters } from '@waymark/contracts-reviews';
import { createLog, Database, Jobs } from '@waymark/service-kit';
import { readPlaces, readSupportServices } from '@waymark/seed';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { sendCsv } from '../../test/send-csv';
import { loadPlaces } from '../commands/load-places';
import { loadSupportServices } from '../commands/load-support-services';
import { PrismaService } from '../prisma.service';
import { ExpirySchedule } from './expire-support-services/expiry-schedule';
import { ExpireSupportServices } from './expire-support-services/expire-support-services.use-case';

const HEADING = 'sourceKey,name,type,lastVerified,city,phone,description';
const csv = (...rows: string[]) => [HEADING, ...rows].join('\n');
const WHEELS = 'w1,Wheels for Hire,wheelchair_rental,2026-10-01,Leeds,0113 496 0000,Chairs by the day';

describe('support services (S7.26, SX.30, SX.32, SX.34, SX.36)', () => {
  let service: ReviewsService;
  let database: Database;
  let prisma: PrismaService;
  const list = (query = '') => service.call<SupportService[] & Problem>('GET', `/api/support-services${query}`);
  const names = async (query = '') => (await list(query)).body.map(({ name }) => name);
  const send = <T = ImportReport>(text: string, as: Parameters<typeof sendCsv>[2], query = '') =>
    sendCsv<T>(service, text, as, query);

  beforeAll(async () => {
    service = await sharedReviews();
    database = new Database(service.database, 'spec', createLog('spec', 'silent'));
    prisma = new PrismaService(database);
  }, 90_000);
  afterAll(() => database?.close());
  beforeEach(() => database.query(sql`DELETE FROM support_service`));

  it('are imported by admins alone (SX.33)', async () => {
    expect((await send<Problem>(csv(WHEELS), null)).status).toBe(401);
    expect((await send<Problem>(csv(WHEELS), 'moderator')).status).toBe(403);
    expect(await names()).toEqual([]);
    expect((await send(csv(WHEELS), 'admin')).body).toEqual({
      imported: true,
      total: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      errors: [],
    });
    expect(await names()).toEqual(['Wheels for Hire']);
  });

  it('come in both documented shapes', async () => {
    await send(csv(WHEELS), 'admin');
    const { body, headers } = await list();
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toMatchObject([
      {
        type: 'wheelchair_rental',
        category: 'wheelchair_rental',
        address: null,
        city: 'Leeds',
        phone: '0113 496 0000',
        email: null,
        website: null,
        contactInfo: '0113 496 0000',
        serviceArea: 'Leeds',
        eligibilityCriteria: null,
        accessibilityFeatures: null,
        fundingType: null,
        operatingHours: null,
        language: null,
        lastVerified: '2026-10-01',
        isDue: false,
        source: null,
      },
    ]);
  });

  it('come with those of a country first, page by page, and leave none out', async () => {
    const row = (name: string, day: string, city: string, country: string, language = '') =>
      `${name},${name},guide,${day},${city},0113 496 0000,Helps,${country},${language}`;
    await send(
      [
        `${HEADING},country,language`,
        row('Aid', '2026-10-03', 'Kiel', 'Germany', 'de'),
        row('Bus', '2026-10-01', 'York', 'United Kingdom'),
        row('Chairs', '2026-10-02', 'Bonn', 'Germany'),
      ].join('\n'),
      'admin',
    );
    expect(await names('?firstCountry=GB')).toEqual(['Bus', 'Aid', 'Chairs']);
    expect(await names('?firstCountry=UK')).toEqual(['Bus', 'Aid', 'Chairs']);
    expect(await names('?firstCountry=DE')).toEqual(['Aid', 'Chairs', 'Bus']);
    expect(await names()).toEqual(['Aid', 'Chairs', 'Bus']);
    expect((await list('?q=aid')).body.map(({ language }) => language)).toEqual(['de']);
    const first = await list('?firstCountry=GB&limit=1');
    const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(await names(next.slice(next.indexOf('?')).replace('limit=1', 'limit=2'))).toEqual(['Aid', 'Chairs']);
    const elsewhere = await list('?firstCountry=GB&limit=2');
    const last = /<([^>]*)>; rel="next"/.exec(elsewhere.headers.get('link') ?? '')?.[1] ?? '';
    expect(await names(last.slice(last.indexOf('?')))).toEqual(['Chairs']);
    const { body } = await service.call<SupportServiceFilters>('GET', '/api/support-services/filters');
    expect(body.countries).toEqual(['Germany', 'United Kingdom']);
  });

  it('a dry run tells what a file would do, and writes nothing', async () => {
    await send(csv(WHEELS), 'admin');
    const file = csv(
      WHEELS.replace('Chairs', 'Scooters'),
      'w2,Guides,guide,2026-10-02,York,1234,',
      'w3,,guide,2026-10-02,York,1234,',
    );
    const { status, body } = await send(file, 'admin', '?dryRun=true');
    expect([status, body]).toEqual([
      200,
      {
        imported: false,
        total: 3,
        added: 1,
        changed: 1,
        unchanged: 0,
        errors: [{ row: 4, field: 'name', message: 'Name is required.' }],
      },
    ]);
    expect((await list()).body).toMatchObject([{ description: 'Chairs by the day' }]);
  });

  it('one wrong row keeps the whole file out', async () => {
    const { status, body } = await send<Problem>(csv(WHEELS, 'w2,Guides,guide,soon,York,1234,'), 'admin');
    expect([status, body.fieldErrors]).toEqual([
      422,
      { '3.lastVerified': 'Write the day of the last check as YYYY-MM-DD.' },
    ]);
    expect(await names()).toEqual([]);
  });

  it('the same file again changes nothing, a changed one only what changed; what a file leaves out stays', async () => {
    const file = csv(WHEELS, 'w2,Guides,guide,2026-10-02,York,1234,');
    await send(file, 'admin');
    const ids = (await list()).body.map(({ id }) => id);
    expect((await send(file, 'admin')).body).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect((await send(csv(WHEELS.replace('Leeds', 'Hull')), 'admin')).body).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
    expect((await list()).body.map(({ id }) => id)).toEqual(ids);
    expect((await list('?city=Hull')).body).toHaveLength(1);
  });

  it('two imports of one file at once add each row once', async () => {
    const answers = await Promise.all([send(csv(WHEELS), 'admin'), send(csv(WHEELS), 'admin')]);
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 1]);
    expect(await names()).toEqual(['Wheels for Hire']);
  });

  it('refuses a file over 1 MiB, an empty one and one that is no form', async () => {
    expect((await send<Problem>(csv(WHEELS, `w2,${'x'.repeat(1_048_576)}`), 'admin')).status).toBe(413);
    expect((await send<Problem>(' ', 'admin')).body).toMatchObject({
      status: 422,
      fieldErrors: { file: 'Choose a CSV file that is not empty.' },
    });
    const json = await service.call('POST', '/api/support-services/import', { as: 1, role: 'admin', body: {} });
    expect(json.status).toBe(415);
  });

  it('are found by words, city and type, and paged through without a gap', async () => {
    await send(
      csv(
        WHEELS,
        'w2,Leeds Guides,guide,2026-10-02,Leeds,1234,',
        'w3,Ostsee Fahrdienst,transport,2026-10-02,München,1234,',
      ),
      'admin',
    );
    expect(await names()).toEqual(['Leeds Guides', 'Ostsee Fahrdienst', 'Wheels for Hire']);
    expect(await names('?q=chairs%20leeds')).toEqual(['Wheels for Hire']);
    expect(await names('?q=100%25')).toEqual([]);
    expect(await names('?city=leeds&type=guide')).toEqual(['Leeds Guides']);
    const first = await list('?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await service.call<SupportService[]>('GET', next)).body.map(({ name }) => name)).toEqual([
      'Wheels for Hire',
    ]);
    expect((await list('?cursor=nonsense')).status).toBe(400);
    expect((await list('?type=helicopter')).status).toBe(400);
  });

  it('offers the cities and types that there are, sorted, each once (S2.57)', async () => {
    await send(
      csv(
        WHEELS,
        'w2,A,guide,2026-10-02,Ålesund,1,',
        'w3,B,guide,2026-10-02,Zürich,1234,',
        'w4,C,guide,2026-10-02,Leeds,1234,',
      ).replace(',1,', ',1234,'),
      'admin',
    );
    const { body } = await service.call<SupportServiceFilters>('GET', '/api/support-services/filters');
    expect(body).toMatchObject({ cities: ['Ålesund', 'Leeds', 'Zürich'], types: ['wheelchair_rental', 'guide'] });
  });

  it('expires what nobody verified for three years, once, even from two processes, and lists it again after a new check', async () => {
    await send(csv(WHEELS, 'w2,Guides,guide,2026-10-02,York,1234,'), 'admin');
    await database.query(sql`UPDATE support_service SET last_verified = '2023-01-01' WHERE source_key = 'w1'`);
    expect((await list('?type=wheelchair_rental')).body).toMatchObject([{ isDue: true }]);
    const [one, two] = [new ExpireSupportServices(database, prisma), new ExpireSupportServices(database, prisma)];
    const reports = await Promise.all([one.execute(), two.execute()]);
    expect(reports.reduce((sum, report) => sum + (report?.expired ?? 0), 0)).toBe(1);
    expect(await names()).toEqual(['Guides']);
    expect((await send(csv(WHEELS), 'admin')).body).toMatchObject({ changed: 1 });
    expect(await names()).toContain('Wheels for Hire');
  });

  it('expires at the start of a process too, for the nights in which none ran, and stops with it (R7.18)', async () => {
    await send(csv(WHEELS), 'admin');
    await database.query(sql`UPDATE support_service SET last_verified = '2023-01-01'`);
    const log = createLog('spec', 'silent');
    const jobs = new Jobs(log);
    new ExpirySchedule(new ExpireSupportServices(database, prisma), jobs, log).onApplicationBootstrap();
    await jobs.stop();
    expect(await names()).toEqual([]);
  });

  it('seeds the 26 real lines, twice without harm, found by either name of a city', async () => {
    await loadPlaces(database, readPlaces());
    await loadSupportServices(database, readSupportServices());
    await loadSupportServices(database, readSupportServices());
    const { body, headers } = await list('?city=Munich');
    expect(body).toMatchObject([
      { city: 'München', phone: '+49 89 13081055', isDue: true, source: { licence: 'CC-BY-4.0' } },
    ]);
    expect((await list('?city=Muenchen')).body).toHaveLength(1);
    expect(headers.get('x-total-count')).toBe('1');
    expect((await list('?limit=100')).body).toHaveLength(26);
  }, 60_000);
});
