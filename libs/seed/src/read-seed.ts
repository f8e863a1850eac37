import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type {
  GazetteerRow,
  ListedVenue,
  PostcodeRow,
  SeedPlace,
  SeedSupportService,
  SeedVenue,
  StatedFact,
} from './rows';

export type * from './rows';

/** One object per line. Rows are trusted: our own build wrote them, and seed.spec.ts checks every one of them. */
async function* readRows<Row>(file: URL): AsyncIterable<Row> {
  const unpack = file.pathname.endsWith('.br') ? createBrotliDecompress() : createGunzip();
  const lines = createInterface({ input: createReadStream(file).pipe(unpack), crlfDelay: Infinity });
  for await (const line of lines) if (line) yield JSON.parse(line) as Row;
}

/** About 34,500 real venues, sorted by key; read one at a time, so that a loader can insert in batches. */
export function readVenues(): AsyncIterable<SeedVenue> {
  return readRows<SeedVenue>(new URL('./data/venues.ndjson.gz', import.meta.url));
}

/** What a shipped line leaves out because it says nothing. */
const UNSAID = {
  address: null,
  postcode: null,
  city: null,
  approximatePosition: false,
  kind: null,
  altNames: [],
  websiteUrl: null,
  mergedFrom: [],
} satisfies Partial<ListedVenue>;

/** About 420,000 places of British lists and of lists with access facts, by source and postcode; one at a time. */
export async function* readListedVenues(): AsyncIterable<ListedVenue> {
  for await (const row of readRows<Omit<ListedVenue, keyof typeof UNSAID>>(
    new URL('./data/listed-venues.ndjson.br', import.meta.url),
  ))
    yield { ...UNSAID, ...row };
}

/** About 8,000 facts about access, by venue; each names its source. */
export async function* readStatedFacts(): AsyncIterable<StatedFact> {
  for await (const row of readRows<Omit<StatedFact, 'value'> & Partial<Pick<StatedFact, 'value'>>>(
    new URL('./data/stated-facts.ndjson.br', import.meta.url),
  ))
    yield { value: null, ...row };
}

/** Middles of Great Britain's postcode districts ("LS1") and sectors ("LS1 4"). */
export function readPostcodes(): AsyncIterable<PostcodeRow> {
  return readRows<PostcodeRow>(new URL('./data/postcodes.ndjson.br', import.meta.url));
}

/** About 28,000 towns, cities and districts, by country and then by falling population. */
export function readPlaces(): AsyncIterable<SeedPlace> {
  return readRows<SeedPlace>(new URL('./data/places.ndjson.gz', import.meta.url));
}

/** About 171,000 places of the world, by country and district. */
export function readGazetteer(): AsyncIterable<GazetteerRow> {
  return readRows<GazetteerRow>(new URL('./data/gazetteer.ndjson.gz', import.meta.url));
}

/** The 26 real support services that open data names; everything else comes by import. */
export function readSupportServices(): SeedSupportService[] {
  return JSON.parse(
    readFileSync(new URL('./data/support-services.json', import.meta.url), 'utf8'),
  ) as SeedSupportService[];
}
