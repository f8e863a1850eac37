import type { Problem } from '@waymark/contracts-core';
import type { ImportReport, SupportService, SupportServiceFilters } from '@waymark/contracts-reviews';
import { createLog, Database, Jobs } from '@waymark/service-kit';
import { readSupportServices } from '@waymark/seed';
import sql from 'sql-template-tag';
import { everyPage } from '../../test/every-page';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { sendCsv } from '../../test/send-csv';
import { loadSupportServices } from '../commands/load-support-services';
import { PrismaService } from '../prisma.service';
import { ExpirySchedule } from './nightly-jobs';
import { ExpireSupportServices } from './expire-support-services.use-case';

const HEADING = 'sourceKey,name,type,lastVerified,city,phone,description,country,language';
const csv = (...rows: string[]) => [HEADING, ...rows].join('\n');
const WHEELS = 'w1,Wheels for Hire,wheelchair_rental,2026-10-01,Leeds,0113 496 0000,Chairs by the day,,';
const guide = (name: string, city: string, country = '', language = '') =>
  `${name},${name},guide,2026-10-02,${city},1234,,${country},${language}`;

describe('support services (S7.26, SX.30, SX.32, SX.34, SX.36)', () => {
  let service: ReviewsService;
  let database: Database;
  let prisma: PrismaService;
  const list = (query = '') => service.call<SupportService[] & Problem>('GET', `/api/support-services${query}`);
  const names = async (query = '') => (await list(query)).body.map(({ name }) => name);
  const filters = async () => (await service.call<SupportServiceFilters>('GET', '/api/support-services/filters')).body;
  const send = async (text: string, query = '') =>
    (await sendCsv<ImportReport & Problem>(service, text, 'admin', query)).body;
  const paged = async (query: string) =>
    (await everyPage<SupportService>(service, `/api/support-services${query}`)).rows.map(({ name }) => name);
  const expire = () => new ExpireSupportServices(database, prisma);

  beforeAll(async () => {
    service = await sharedReviews();
    database = service.get(Database);
    prisma = service.get(PrismaService);
  }, 90_000);
  beforeEach(() => database.query(sql`DELETE FROM support_service`));

  it('come in both documented shapes', async () => {
    const added = { imported: true, total: 1, added: 1, changed: 0, unchanged: 0, errors: [] };
    expect(await send(csv(WHEELS))).toEqual(added);
    const { body, headers } = await list();
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toMatchObject([
      {
        ...{ type: 'wheelchair_rental', category: 'wheelchair_rental', address: null, city: 'Leeds' },
        ...{ phone: '0113 496 0000', email: null, website: null, contactInfo: '0113 496 0000', serviceArea: 'Leeds' },
        ...{ eligibilityCriteria: null, accessibilityFeatures: null, fundingType: null, operatingHours: null },
        ...{ language: null, lastVerified: '2026-10-01', isDue: false, source: null },
      },
    ]);
  });

  it('come with those of a country first, page by page, and leave none out', async () => {
    await send(
      csv(
        guide('Aid', 'Kiel', 'Germany', 'de'),
        guide('Bus', 'York', 'United Kingdom'),
        guide('Chairs', 'Bonn', 'Germany'),
      ),
    );
    for (const country of ['GB', 'UK'])
      expect(await names(`?firstCountry=${country}`)).toEqual(['Bus', 'Aid', 'Chairs']);
    expect(await names('?firstCountry=DE')).toEqual(['Aid', 'Chairs', 'Bus']);
    expect(await names()).toEqual(['Aid', 'Bus', 'Chairs']);
    expect((await list('?q=aid')).body.map(({ language }) => language)).toEqual(['de']);
    expect(await paged('?firstCountry=GB&limit=1')).toEqual(['Bus', 'Aid', 'Chairs']);
    expect(await paged('?firstCountry=GB&limit=2')).toEqual(['Bus', 'Aid', 'Chairs']);
    expect((await filters()).countries).toEqual(['Germany', 'United Kingdom']);
  });

  it('a dry run tells what a file would do, and writes nothing', async () => {
    await send(csv(WHEELS));
    const file = csv(
      WHEELS.replace('Chairs', 'Scooters'),
      guide('Guides', 'York'),
      'w3,,guide,2026-10-02,York,1234,,,',
    );
    expect(await send(file, '?dryRun=true')).toEqual({
      ...{ imported: false, total: 3, added: 1, changed: 1, unchanged: 0 },
      errors: [{ row: 4, field: 'name', message: 'Name is required.' }],
    });
    expect((await list()).body).toMatchObject([{ description: 'Chairs by the day' }]);
  });

  it('one wrong row keeps the whole file out', async () => {
    const { status, fieldErrors } = await send(csv(WHEELS, guide('Guides', 'York').replace('2026-10-02', 'soon')));
    const message = 'Enter the day of the last check as YYYY-MM-DD.';
    expect([status, fieldErrors, await names()]).toEqual([422, { '3.lastVerified': message }, []]);
  });

  it('the same file again changes nothing, a changed one only what changed; what a file leaves out stays', async () => {
    const file = csv(WHEELS, guide('Guides', 'York'));
    await send(file);
    const ids = (await list()).body.map(({ id }) => id);
    expect(await send(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const moved = csv(WHEELS.replace('Leeds', 'Hull'));
    expect(await send(moved)).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect((await list()).body.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect((await list('?city=Hull')).body).toHaveLength(1);
  });

  it('two imports of one file at once add each row once', async () => {
    const answers = await Promise.all([send(csv(WHEELS)), send(csv(WHEELS))]);
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect(await names()).toEqual(['Wheels for Hire']);
  });

  it('refuses a file over 1 MiB and an empty one', async () => {
    expect((await send(csv(WHEELS, `w2,${'x'.repeat(1_048_576)}`))).status).toBe(413);
    expect((await send(' ')).fieldErrors).toEqual({ file: 'Choose a CSV file that is not empty.' });
  });

  it('are found by words, city and type, and offer the cities and types that there are, sorted, each once (S2.57)', async () => {
    await send(csv(WHEELS, guide('Leeds Guides', 'Leeds'), guide('Fahrdienst', 'Zürich'), guide('Guida', 'Ålesund')));
    expect(await names('?q=chairs%20leeds')).toEqual(['Wheels for Hire']);
    expect(await names('?q=100%25')).toEqual([]);
    expect(await names('?city=leeds&type=guide')).toEqual(['Leeds Guides']);
    const types = ['wheelchair_rental', 'guide'];
    expect(await filters()).toMatchObject({ cities: ['Ålesund', 'Leeds', 'Zürich'], types });
    expect((await list('?cursor=nonsense')).status).toBe(400);
  });

  it('expires what nobody verified for three years, once, even from two processes, and lists it again after a new check', async () => {
    await send(csv(WHEELS, guide('Guides', 'York')));
    await database.query(sql`UPDATE support_service SET last_verified = '2023-01-01' WHERE source_key = 'w1'`);
    expect((await list('?type=wheelchair_rental')).body).toMatchObject([{ isDue: true }]);
    const reports = await Promise.all([expire().execute(), expire().execute()]);
    expect(reports.reduce((sum, report) => sum + (report?.expired ?? 0), 0)).toBe(1);
    expect(await names()).toEqual(['Guides']);
    expect(await send(csv(WHEELS))).toMatchObject({ changed: 1 });
    expect(await names()).toContain('Wheels for Hire');
  });

  it('expires at the start of a process too, for the nights in which none ran, and stops with it (R7.18)', async () => {
    await send(csv(WHEELS));
    await database.query(sql`UPDATE support_service SET last_verified = '2023-01-01'`);
    const log = createLog('spec', 'silent');
    const jobs = new Jobs(log);
    new ExpirySchedule(expire(), jobs, log).onApplicationBootstrap();
    await jobs.stop();
    expect(await names()).toEqual([]);
  });

  it('seeds the 26 real lines, twice without harm, found by either name of a city', async () => {
    await database.query(sql`
      INSERT INTO place (name, normal_names, country, country_code, latitude, longitude, population)
      VALUES ('München', '{munchen,muenchen,munich}', 'Germany', 'DE', 48.1, 11.6, 1500000)`);
    await loadSupportServices(database, readSupportServices());
    await loadSupportServices(database, readSupportServices());
    const munich = { city: 'München', phone: '+49 89 13081055', isDue: true, source: { licence: 'CC-BY-4.0' } };
    for (const city of ['Munich', 'Muenchen']) expect((await list(`?city=${city}`)).body).toMatchObject([munich]);
    expect((await list('?limit=100')).body).toHaveLength(26);
  });
});
