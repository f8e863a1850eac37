import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type {
  DataSource,
  GazetteerRow,
  ListedVenue,
  PostcodeRow,
  SampleReport,
  SampleTrip,
  SeedPlace,
  SeedSupportService,
  SeedVenue,
  StatedFact,
} from './rows';

export type * from './rows';

/**
 * Reads one object per line, after the first `skip`. Rows are trusted: our own build wrote them, and the specs beside
 * this file check them.
 */
async function* readRows<Row>(file: URL, skip = 0): AsyncIterable<Row> {
  const unpack = file.pathname.endsWith('.br') ? createBrotliDecompress() : createGunzip();
  const lines = createInterface({ input: createReadStream(file).pipe(unpack), crlfDelay: Infinity });
  let passed = 0;
  for await (const line of lines) {
    if (!line) continue;
    passed += 1;
    if (passed > skip) yield JSON.parse(line) as Row;
  }
}

/** Returns about 34,500 real venues, sorted by key, one at a time, so a loader can insert in batches. */
export async function* readVenues(): AsyncIterable<SeedVenue> {
  const editions = new Map(readPackages().map(({ id, dated }) => [id, dated]));
  for await (const venue of readRows<SeedVenue>(new URL('./data/venues.ndjson.gz', import.meta.url)))
    yield { ...venue, sourceDate: venue.sourceDate ?? editions.get(venue.source) ?? null };
}

/** Defaults for fields that a shipped line omits. */
const UNSAID = {
  address: null,
  postcode: null,
  city: null,
  approximatePosition: false,
  kind: null,
  altNames: [],
  websiteUrl: null,
  mergedFrom: [],
  practicalInfo: null,
} satisfies Partial<ListedVenue>;

/** All listed places, or the few thousand that tests use. */
export type ListedSet = 'all' | 'sample';

const LISTED_FILES = {
  all: ['listed-venues.ndjson.br', new URL('./data/listed-venues.ndjson.br', import.meta.url)],
  sample: ['listed-sample.ndjson.gz', new URL('./data/listed-sample.ndjson.gz', import.meta.url)],
} as const satisfies Record<ListedSet, readonly [string, URL]>;

/**
 * Returns places of British lists and of lists with access facts, by source and postcode; one at a time, without the
 * first `skip`.
 */
export async function* readListedVenues(set: ListedSet = 'all', skip = 0): AsyncIterable<ListedVenue> {
  for await (const row of readRows<Omit<ListedVenue, keyof typeof UNSAID>>(LISTED_FILES[set][1], skip))
    yield { ...UNSAID, ...row };
}

const readJson = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Returns a set's row count, and a digest of its file that changes only with its rows. */
export function listedFile(set: ListedSet): { rows: number; digest: string } {
  const { files } = readJson<{ files: Record<string, { rows: number; textSha256: string }> }>(
    new URL('./data/listed-manifest.json', import.meta.url),
  );
  const { rows = 0, textSha256: digest = '' } = files[LISTED_FILES[set][0]] ?? {};
  return { rows, digest };
}

/** Returns the sources of the venues and facts, with their licences. */
export function readDataSources(): DataSource[] {
  const lists = readJson<(DataSource & { isCollection?: true })[]>(
    new URL('./data/listed-sources.json', import.meta.url),
  ).map((list) => (list.isCollection ? { ...list, dated: null } : list));
  return [...lists, ...readPackages()].map(
    ({ id, name, publisher, licence, licenceUrl, attribution, dated, retrieved }) => ({
      id,
      name,
      publisher,
      licence,
      licenceUrl,
      attribution,
      dated,
      retrieved,
    }),
  );
}

/** A package's date is its edition's, for facts without a date of their own. */
function readPackages(): DataSource[] {
  const packages = readJson<(Omit<DataSource, 'dated'> & { edition?: string })[]>(
    new URL('./data/sources.json', import.meta.url),
  );
  return packages.map(({ edition = null, ...source }) => ({ ...source, dated: edition }));
}

/** Returns about 35,000 facts about access, by venue, each with its source. */
export async function* readStatedFacts(): AsyncIterable<StatedFact> {
  for await (const row of readRows<Omit<StatedFact, 'value'> & Partial<Pick<StatedFact, 'value'>>>(
    new URL('./data/stated-facts.ndjson.br', import.meta.url),
  ))
    yield { value: null, ...row };
}

/** Returns the centres of Great Britain's postcode districts ("LS1") and sectors ("LS1 4"). */
export function readPostcodes(): AsyncIterable<PostcodeRow> {
  return readRows<PostcodeRow>(new URL('./data/postcodes.ndjson.br', import.meta.url));
}

/** Returns about 28,000 towns, cities and districts, by country and then by population, largest first. */
export function readPlaces(): AsyncIterable<SeedPlace> {
  return readRows<SeedPlace>(new URL('./data/places.ndjson.gz', import.meta.url));
}

/** Returns about 171,000 places of the world, by country and district. */
export function readGazetteer(): AsyncIterable<GazetteerRow> {
  return readRows<GazetteerRow>(new URL('./data/gazetteer.ndjson.gz', import.meta.url));
}

/** Returns the 26 real support services from open data; all others are imported. */
export function readSupportServices(): SeedSupportService[] {
  return readJson<SeedSupportService[]>(new URL('./data/support-services.json', import.meta.url));
}

/** Returns the 60 sample footpath problems for local mode. */
export function readSampleReports(): SampleReport[] {
  return readJson<SampleReport[]>(new URL('./data/sample-reports.json', import.meta.url));
}

/** Returns the sample trips for local mode. */
export function readSampleTrips(): SampleTrip[] {
  return readJson<SampleTrip[]>(new URL('./data/sample-trips.json', import.meta.url));
}
