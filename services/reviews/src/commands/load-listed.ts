import type { Database } from '@waymark/service-kit';
import {
  listedFile,
  readDataSources,
  readListedVenues,
  readPostcodes,
  type ListedSet,
  type ListedVenue,
} from '@waymark/seed';
import { inBatches } from '../in-batches';
import { upsertSourceStatements } from '../statement/source-statements';
import { loadDataSources } from './load-data-sources';
import { loadPostcodes } from './load-postcodes';
import { beginLoad, endLoad, noteProgress } from '../venue/load-progress';
import { upsertVenues } from './load-venues';
import { listedVenueRow, type SeedVenueRow } from './seed-venue-row';
import { endVanished, readStatedByLists, wholeRows } from './stated-by-lists';

const BATCH = 5_000;

/** What else happens to a batch once it is in the table; its promise of `taken` is kept before the batch counts as done. */
export interface BatchTaker {
  take(keys: readonly string[]): Promise<{ taken: Promise<void> }>;
}

const NOTHING_ELSE: BatchTaker = { take: () => Promise.resolve({ taken: Promise.resolve() }) };

/** How many batches may wait for their taker: more would only fill its queue. */
const MAX_WAITING = 10;

/**
 * Reads the places of the lists into the table, from where an earlier run stopped. Answers how many rows it read: 0 when
 * they had all been. A batch that was cut short is done again, which changes nothing.
 */
export async function loadListed(
  database: Database,
  set: ListedSet,
  taker: BatchTaker = NOTHING_ELSE,
): Promise<number> {
  const file = listedFile(set);
  const before = await beginLoad(database, file);
  if (before === null) return 0;
  await loadDataSources(database, readDataSources());
  await loadPostcodes(database, readPostcodes());
  const stated = await readStatedByLists();
  const rowOf = listedRows();
  const waiting: { done: number; taken: Promise<void>; isTaken: boolean }[] = [];
  const settleDownTo = async (most: number) => {
    for (let next = waiting[0]; next && (next.isTaken || waiting.length > most); next = waiting[0]) {
      await next.taken;
      await noteProgress(database, file.digest, next.done);
      waiting.shift();
    }
  };
  let read = 0;
  for await (const batch of inBatches(readListedVenues(set, before), BATCH)) {
    await upsertVenues(database, batch.map(rowOf));
    const said = batch.flatMap(({ key }) => stated.get(key) ?? []);
    await upsertSourceStatements(database, said, wholeRows(said));
    read += batch.length;
    const { taken } = await taker.take(batch.map(({ key }) => key));
    const one = { done: before + read, taken, isTaken: false };
    // A failure is heard when its turn comes; until then nobody has to.
    taken.then(() => (one.isTaken = true)).catch(() => undefined);
    waiting.push(one);
    await settleDownTo(MAX_WAITING);
  }
  await settleDownTo(0);
  await endVanished(database, stated);
  await endLoad(database, file.digest);
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
