import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { GazetteerRow, SeedPlace, SeedSupportService, SeedVenue } from './rows';

export type * from './rows';

/** One object per line. Rows are trusted: our own build wrote them, and seed.spec.ts checks every one of them. */
async function* readRows<Row>(file: URL): AsyncIterable<Row> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) if (line) yield JSON.parse(line) as Row;
}

/** About 34,500 real venues, sorted by key; read one at a time, so that a loader can insert in batches. */
export function readVenues(): AsyncIterable<SeedVenue> {
  return readRows<SeedVenue>(new URL('./data/venues.ndjson.gz', import.meta.url));
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
