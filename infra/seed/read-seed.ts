import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { SeedPlace } from './seed-place';
import type { SeedVenue } from './seed-venue';

export type { SeedPlace } from './seed-place';
export type { SeedClaim, SeedClaims, SeedVenue, VenueCategory } from './seed-venue';
export type { FeatureName } from './feature-names';

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
