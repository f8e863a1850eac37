import type { Database } from '@waymark/service-kit';
import type { SeedVenue } from '@waymark/seed';
import { inBatches } from '../in-batches';
import { seedVenueRow } from './seed-venue-row';
import { upsertVenues } from './upsert-venues';

const BATCH = 2_500;

/** Adds and updates the real venues; answers how many are new or changed. */
export async function loadVenues(database: Database, venues: AsyncIterable<SeedVenue>): Promise<number> {
  let touched = 0;
  for await (const batch of inBatches(venues, BATCH)) touched += await upsertVenues(database, batch.map(seedVenueRow));
  return touched;
}
