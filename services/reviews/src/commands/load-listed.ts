import type { Database } from '@waymark/service-kit';
import {
  listedFile,
  readDataSources,
  readListedVenues,
  readPostcodes,
  type ListedSet,
  type ListedVenue,
} from '@waymark/seed';
import { BatchesInTurn } from '../batches-in-turn';
import { inBatches } from '../in-batches';
import { upsertSourceStatements } from '../statement/source-statements';
import { loadDataSources } from './load-data-sources';
import { loadPostcodes } from './load-postcodes';
import { beginLoad, endLoad, LISTED, noteProgress } from '../venue/load-progress';
import { upsertVenues } from '../venue/write-venues';
import { listedVenueRow, type SeedVenueRow } from './seed-venue-row';
import { endVanished, readStatedByLists, wholeRows } from './stated-by-lists';

const BATCH = 5_000;

/** Processes a batch after it is stored. The batch counts as done when `taken` resolves. */
export interface BatchTaker {
  take(keys: readonly string[]): Promise<{ taken: Promise<void> }>;
}

const NOTHING_ELSE: BatchTaker = { take: () => Promise.resolve({ taken: Promise.resolve() }) };

/**
 * Loads the listed places, starting where an earlier run stopped. Returns the number of rows; 0 if all were loaded
 * before. An interrupted batch runs again, which is idempotent. This differs from an import (src/import), although
 * both use `upsertVenues` and `upsertSourceStatements`: an import stores a row for each place of one list and first
 * matches it against all venues. These places come from many lists and were already matched when the packs were built.
 */
export async function loadListed(
  database: Database,
  set: ListedSet,
  taker: BatchTaker = NOTHING_ELSE,
): Promise<number> {
  const file = { load: LISTED, ...listedFile(set) };
  // Loaded first on every run: there are only a few rows, and the terms of a list can change while its places do not.
  await loadDataSources(database, readDataSources());
  const before = await beginLoad(database, file);
  if (before === null) return 0;
  await loadPostcodes(database, readPostcodes());
  const stated = await readStatedByLists();
  const rowOf = listedRows();
  const batches = new BatchesInTurn((done) => noteProgress(database, file, done));
  let read = 0;
  for await (const batch of inBatches(readListedVenues(set, before), BATCH)) {
    await upsertVenues(database, batch.map(rowOf));
    const said = batch.flatMap(({ key }) => stated.get(key) ?? []);
    await upsertSourceStatements(database, said, wholeRows(said));
    read += batch.length;
    const { taken } = await taker.take(batch.map(({ key }) => key));
    await batches.add(before + read, taken);
  }
  await batches.settle();
  await endVanished(database, stated);
  await endLoad(database, file);
  return read;
}

function listedRows(): (venue: ListedVenue) => SeedVenueRow {
  const sources = new Map(readDataSources().map((source) => [source.id, source]));
  return (venue) => {
    const source = sources.get(venue.source);
    if (!source) throw new Error(`${venue.key} is of a source that is not in the list of sources`);
    return listedVenueRow(venue, source);
  };
}
