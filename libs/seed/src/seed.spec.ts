import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type GazetteerRow,
  type SeedPlace,
  type SeedVenue,
  readGazetteer,
  readPlaces,
  readSupportServices,
  readVenues,
} from './read-seed';
import { FEATURE_NAMES, VENUE_CATEGORIES } from './rows';

const data = (name: string) => readFileSync(new URL(`./data/${name}`, import.meta.url));
const sources: { id: string; licence: string; rows: number }[] = JSON.parse(data('sources.json').toString());

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

describe('the committed venues', () => {
  let venues: SeedVenue[];
  const byKey = (key: string) => venues.find((venue) => venue.key === key);
  const breaking = (isBroken: (venue: SeedVenue) => boolean) =>
    venues
      .filter(isBroken)
      .map(({ key }) => key)
      .slice(0, 5);

  beforeAll(async () => {
    venues = await all(readVenues());
  });

  it('are at least 30,000 in at least 150 countries', () => {
    expect(venues.length).toBeGreaterThanOrEqual(30_000);
    expect(new Set(venues.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(150);
  });

  it("hold all 2,608 of Great Britain's stations, each with its own CRS code", () => {
    const codes = venues.filter(({ source }) => source === 'uk-railway-stations').map(({ code }) => code);
    expect(new Set(codes).size).toBe(2608);
    expect(codes.every((code) => /^[A-Z]{3}$/.test(code ?? ''))).toBe(true);
  });

  it('name source, id, licence and date on every row, the licence being that of the source', () => {
    const licences = new Map(sources.map(({ id, licence }) => [id, licence]));
    expect(
      breaking(
        (venue) =>
          venue.licence !== licences.get(venue.source) ||
          venue.key !== `${venue.source}:${venue.sourceId}` ||
          !venue.sourceId ||
          !/^\d{4}-\d\d-\d\d$/.test(venue.retrieved),
      ),
    ).toEqual([]);
  });

  it('have a day of their own for every stated fact: when we fetched it says nothing about the place', () => {
    const isDated = ({ claims, sourceDate }: SeedVenue) => Object.keys(claims).length === 0 || sourceDate !== null;
    expect(breaking((venue) => !isDated(venue) || venue.sourceDate === venue.retrieved)).toEqual([]);
  });

  it('have a position on Earth, a known category, a ranking from 0 to 1 and lines that fit the product', () => {
    const isLine = (text: string | null, max: number) =>
      text === null || (text.trim() === text && text.length > 0 && text.length <= max && !/\p{Cc}/u.test(text));
    expect(
      breaking(
        (venue) =>
          !(Math.abs(venue.latitude) <= 90 && Math.abs(venue.longitude) <= 180) ||
          (venue.latitude === 0 && venue.longitude === 0) ||
          !VENUE_CATEGORIES.includes(venue.category) ||
          !(venue.importance >= 0 && venue.importance <= 1) ||
          !isLine(venue.name, 255) ||
          !isLine(venue.city, 100) ||
          !isLine(venue.address, 500) ||
          !venue.altNames.every((name) => isLine(name, 255)),
      ),
    ).toEqual([]);
  });

  it('claim something only where the source states it', () => {
    const allowed = new Set(['db-hafas-stations', 'osm-qa-tiles']);
    const names: readonly string[] = FEATURE_NAMES;
    expect(
      breaking(({ source, claims }) => {
        const entries = Object.entries(claims);
        return (
          entries.length > 0 &&
          (!allowed.has(source) ||
            entries.some(([name, { value, note }]) => !names.includes(name) || (value === 0 && !note)))
        );
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'uk-railway-stations:KGX',
      { name: 'London Kings Cross', city: 'London', altNames: expect.arrayContaining(["London King's Cross"]) },
    ],
    [
      'db-hafas-stations:8000261',
      { name: 'München Hbf', country: 'Germany', altNames: expect.arrayContaining(['Munich Hbf', 'Muenchen Hbf']) },
    ],
  ])('know %s', (key, facts) => {
    expect(byKey(key)).toMatchObject(facts);
  });
});

describe('the committed places', () => {
  let places: SeedPlace[];

  beforeAll(async () => {
    places = await all(readPlaces());
  });

  it('put the Leeds of Yorkshire on the map, with its population', () => {
    const leeds = places.find(({ name, countryCode }) => name === 'Leeds' && countryCode === 'GB');
    expect(leeds).toMatchObject({ latitude: expect.closeTo(53.8, 1), longitude: expect.closeTo(-1.55, 1) });
    expect(leeds?.population).toBeGreaterThan(400_000);
  });
});

describe('the committed gazetteer', () => {
  let rows: GazetteerRow[];

  beforeAll(async () => {
    rows = await all(readGazetteer());
  });

  it('holds at least 170,000 places of at least 240 countries, each on Earth and with a name', () => {
    const wrong = rows.filter(
      ([name, code, latitude, longitude]) =>
        name.trim() !== name ||
        name === '' ||
        !/^[A-Z]{2}$/.test(code) ||
        !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(170_000);
    expect(new Set(rows.map(([, code]) => code)).size).toBeGreaterThanOrEqual(240);
  });
});

describe('the committed support services', () => {
  const services = readSupportServices();

  it("are the 26 lines of Deutsche Bahn's 3-S centres, each with a number to call from anywhere, its licence and its day", () => {
    expect(services).toHaveLength(26);
    expect(new Set(services.map(({ sourceKey }) => sourceKey)).size).toBe(26);
    for (const service of services) {
      expect(service).toMatchObject({
        type: 'transport',
        country: 'Germany',
        sourceLicence: 'CC-BY-4.0',
        lastVerified: '2024-12-13',
        phone: expect.stringMatching(/^\+49 [1-9]\d+ \d{6,9}$/),
      });
    }
    expect(services.find(({ city }) => city === 'Leipzig')?.phone).toBe('+49 341 9681055');
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(data('manifest.json').toString());

  it.each(['venues.ndjson.gz', 'places.ndjson.gz', 'gazetteer.ndjson.gz'])('matches the bytes of %s', (file) => {
    expect(createHash('sha256').update(data(file)).digest('hex')).toBe(manifest.files[file].sha256);
  });

  it('and the list of sources agree with the rows, and DATA_LICENSES.md names each package with its version', () => {
    const notice = readFileSync(new URL('../../../DATA_LICENSES.md', import.meta.url), 'utf8');
    expect(sources.reduce((sum, { rows }) => sum + rows, 0)).toBe(manifest.files['venues.ndjson.gz'].rows);
    for (const source of sources as unknown as { package: string; version: string }[])
      expect(notice).toContain(`${source.package}@${source.version}`);
  });
});
