import type { Database } from '@waymark/service-kit';
import type { SeedVenue } from '@waymark/seed';
import { inBatches } from '../in-batches';
import { upsertSourceStatements } from '../statement/source-statements';
import { seedStatements } from './seed-statements';
import { upsertVenues } from '../venue/write-venues';
import { seedVenueRow } from './seed-venue-row';
import { wholeRows, type StatedByLists } from './stated-by-lists';

const BATCH = 2_500;
const NONE: StatedByLists = new Map();

/**
 * Adds and updates the real venues with the facts from their sources and the lists. Returns how many are new or
 * changed.
 */
export async function loadVenues(
  database: Database,
  venues: AsyncIterable<SeedVenue>,
  stated: StatedByLists = NONE,
): Promise<number> {
  let touched = 0;
  for await (const batch of inBatches(venues, BATCH)) {
    touched += (await upsertVenues(database, batch.map(seedVenueRow))).length;
    const said = batch.flatMap((venue) => [...seedStatements(venue), ...(stated.get(venue.key) ?? [])]);
    const own = batch.map(({ key, source, sourceId }) => ({ venue: key, source, sourceKey: sourceId }));
    await upsertSourceStatements(database, said, [...own, ...wholeRows(said)]);
  }
  return touched;
}
