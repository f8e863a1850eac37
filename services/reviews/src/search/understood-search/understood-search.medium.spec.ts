import type { SearchAnswer } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until, withClient } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';
import { fillIndex, givenListed, givenTown, searched } from '../../../test/search';
import { GoneVenues } from './gone-venues';

const LEEDS = { latitude: 53.797, longitude: -1.548 };
const LONDON = { latitude: 51.509, longitude: -0.126 };
const NORWICH = { latitude: 52.628, longitude: 1.292 };
/** Three pages of them. */
const STATIONS = 45;

let service: ReviewsService;
let database: Database;
beforeAll(async () => {
  service = await sharedReviews();
  database = service.get(Database);
  await givenTown(service, 'Leeds', LEEDS);
  await givenTown(service, 'York', { latitude: 53.958, longitude: -1.08 });
  await givenTown(service, 'London', LONDON);
  await givenTown(service, 'Norwich', NORWICH);
  await database.query(sql`
    INSERT INTO place (name, normal_names, country, country_code, latitude, longitude, population, district)
    SELECT county || n, ARRAY[lower(county) || n], 'UK', 'GB', north + n / 50.0, 0.5, 5000, county
    FROM generate_series(1, 20) AS n, (VALUES ('Kent', 51.0), ('Rutland', 52.5)) AS given(county, north)`);
  await database.query(sql`
    INSERT INTO venue (name, normal_name, country, country_code, category, kind, search_text, alt_names, claims, latitude, longitude)
    SELECT 'Stop ' || n, 'stop ' || n, 'UK', 'GB', 'transport', 'railway_station', 'stop ' || n, '{}',
           CASE WHEN n % 3 = 0 THEN '{"WheelchairAccess": 1, "StepFreeAccess": 1}'::jsonb ELSE '{}' END,
           ${LONDON.latitude}::float8 + n / 2000.0, ${LONDON.longitude}::float8
    FROM generate_series(1, ${STATIONS}::int) AS n`);
  await station('Leeds', 0);
  await station('Cross Gates', 0.05);
  const kent = { latitude: 51.2, longitude: 0.5 };
  await givenListed(service, 'Kent Halt', { kind: 'railway_station', category: 'transport', at: kent });
  await givenListed(service, 'Kent Field', { kind: 'airport', category: 'transport', at: kent });
  for (const name of ['Public toilet', 'Norwich Market Changing Places toilet'])
    await givenListed(service, name, {
      kind: 'toilets',
      category: 'venue',
      at: NORWICH,
      claims: { AccessibleToilets: 1 },
    });
  await fillIndex(service);
}, 90_000);
const ask = (params: string) => searched(service, params);
const station = (name: string, north: number) =>
  givenListed(service, name, {
    kind: 'railway_station',
    category: 'transport',
    at: { ...LEEDS, latitude: LEEDS.latitude + north },
  });

describe('questions in plain words (SL15)', () => {
  it('come with chips that take a part away, and with what is filtered and counted', async () => {
    const answer = await ask('q=railway+station+near+leeds');
    expect(answer.understood.chips).toEqual([
      { part: 'kind', label: 'Stations', typed: 'railway station', without: 'near leeds' },
      { part: 'place', label: 'near Leeds', typed: 'near leeds', without: 'railway station' },
    ]);
    expect(answer.results[0]).toMatchObject({ name: 'Leeds', kind: 'railway_station' });
    expect(answer.results[0]?.distanceMetres).toBeLessThan(1_000);
    expect(answer.counts.kinds[0]).toEqual({ kind: 'railway_station', count: 2 });
    expect((await ask('q=railway+station+near+leeds&withinKm=3')).total).toBe(1);
  });

  it('know a shopping centre by the addresses in it, and leave the middle of a town where it is', async () => {
    const at = { latitude: 53.82, longitude: -1.57 };
    const addresses = ['Unit 3, The Leeds Centre, Vicar Lane', '12 Leeds Centre', 'Upper Mall Leeds Centre, Leeds'];
    for (const address of addresses)
      await givenListed(service, 'Shop', { kind: 'shop', category: 'shop', at, address });
    for (const question of ['leeds+centre', 'leeds+centre+cafe', 'cafe+near+the+leeds+centre'])
      expect((await ask(`q=${question}`)).understood.place).toMatchObject({ label: 'Leeds Centre', ...at });
    expect((await ask('q=york+centre+cafe')).understood.place?.label).toBe('York');
  });

  it('are measured in a county by nothing, and from its middle where all that is told lies outside', async () => {
    expect((await ask('q=railway+station+in+kent')).results).toMatchObject([{ distanceMetres: null }]);
    const { results, nearest } = await ask('q=airport+in+rutland');
    expect(results).toEqual([]);
    expect(nearest[0]?.distanceMetres).toBeGreaterThan(1_000);
  });

  it('go on page after page without a gap or a double', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(`q=railway+station+london&page=${page}`)));
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([STATIONS, STATIONS]);
  });

  it('put places with the feature first and made-up ones last, and count those of which nobody knows', async () => {
    const question = 'q=wheelchair+accessible+railway+station+london';
    const { understood, results, counts } = await ask(question);
    const claims = results.map(({ facts }) => facts.WheelchairAccess?.claim ?? 0);
    expect(understood.features).toEqual(['WheelchairAccess']);
    expect(claims).toEqual(results.map((_, at) => (at < STATIONS / 3 ? 1 : 0)));
    expect(counts.features).toEqual({ yes: 15, unknown: 30, no: 0 });
    expect((await ask(`${question}&features=stated`)).total).toBe(15);
    const first = results[0]?.id ?? 0;
    await database.query(sql`UPDATE venue SET is_sample = true WHERE id = ${first}`);
    expect((await ask(`${question}&features=stated`)).results.at(-1)?.id).toBe(first);
    await database.query(sql`UPDATE venue SET is_sample = false WHERE id = ${first}`);
  });

  it('take a hashtag for any of its features, beside a kind and a place', async () => {
    const { understood } = await ask('q=%23StepFree+station+london');
    expect(understood.chips.map(({ label, without }) => [label, without])).toEqual([
      ['Stations', '#StepFree london'],
      ['#StepFree', 'station london'],
      ['in London', '#StepFree station'],
    ]);
    expect(understood.wishes).toEqual([['StepFreeAccess', 'StepFreeToPlatforms', 'StepFreeToTrains']]);
    const { total, results } = await ask('q=%23StepFree&features=stated');
    expect(total).toBe(15);
    expect(results.filter(({ facts }) => facts.StepFreeAccess?.claim !== 1)).toEqual([]);
  });

  it('find places called Changing Places first where somebody asks for one, and say that they were asked for', async () => {
    const { understood, results } = await ask('q=changing+places+norwich');
    expect(understood.isChangingPlaces).toBe(true);
    expect(results[0]?.name).toContain('Changing Places');
    expect((await ask('q=accessible+toilets+norwich')).understood.isChangingPlaces).toBe(false);
  });

  it('answer nothing at all with nothing', async () => {
    expect((await service.call('GET', '/api/search?q=')).status).toBe(200);
  });
});

describe('places that closed or moved', () => {
  let ids: number[];
  const called = (asked: string) => new GoneVenues(database).called(asked);

  beforeAll(async () => {
    ids = [];
    for (let at = 0; at < 7; at += 1) ids.push((await givenVenue(service)).id);
    const [closed, moved, double, ...chain] = ids;
    const name = (id: number | undefined, to: string, city: string, status: string | null) =>
      database.query(sql`
        UPDATE venue SET name = ${to}, city = ${city}, status = ${status}, status_since = '2026-11-20' WHERE id = ${id}`);
    await name(closed, 'St. Mary’s Café', 'Ely', 'closed');
    await name(moved, 'Old Library', 'Ely', 'moved');
    await name(double, 'Corn Exchange', 'Ely', 'double');
    for (const [at, id] of chain.entries()) await name(id, 'Fresh & Co', `Town ${at}`, 'closed');
    service.get(GoneVenues)['known']['kept'] = null;
  }, 90_000);

  it('are reported to people who search for them by name, with or without their town', async () => {
    const status = { status: 'closed', since: '2026-11-20', now: null };
    const told = [{ id: ids[0], name: 'St. Mary’s Café', city: 'Ely', status }];
    for (const name of ['saint marys cafe', 'St Marys Café, ELY', 'st marys cafe in ely'])
      expect(await called(name)).toEqual(told);
    expect(await called('old library')).toMatchObject([{ id: ids[1], status: { status: 'moved' } }]);
  });

  it('are not told where another place is meant, or any of a chain', async () => {
    expect(await called('cafe ely')).toEqual([]);
    expect(await called('corn exchange')).toEqual([]);
    expect(await called('fresh and co')).toEqual([]);
    expect(await called('fresh and co town 3')).toHaveLength(1);
  });

  it('come with the answer of a search', async () => {
    expect((await ask('q=old+library&where=Ely')).gone).toMatchObject([{ id: ids[1], name: 'Old Library' }]);
  });
});

describe('a search right after the start', () => {
  it('gets a response before towns are loaded, which says that there may be more; one that needs a town is asked to try again', async () => {
    await withClient(service.ownerUrl, async (holder) => {
      // The reading waits for the table, and fails and begins again, as long as this is held.
      await holder.query('BEGIN; LOCK TABLE place IN ACCESS EXCLUSIVE MODE');
      const started = await service.twin();
      try {
        const asked = (question: string) => started.call<SearchAnswer>('GET', `/api/search?q=${question}`);
        const named = await until('an answer', 20_000, async () => {
          const answer = await asked('kent+halt');
          return answer.status === 200 ? answer : null;
        });
        expect(named.body.results[0]?.name).toBe('Kent Halt');
        expect(named.headers.get('x-search-incomplete')).toBe('true');
        const inTown = await asked('hotels+in+norwich');
        expect([inTown.status, inTown.headers.get('retry-after')]).toEqual([503, '1']);

        await holder.query('COMMIT');
        expect((await searched(started, 'q=hotels+in+norwich')).understood.place?.label).toBe('Norwich');
      } finally {
        await started.close();
      }
    });
  }, 120_000);
});
