import { readPlaces, readVenues } from '@waymark/seed';
import type { Database } from '@waymark/service-kit';
import { loadPlaces } from '../src/commands/load-places';
import { loadVenues } from '../src/commands/load-venues';
import { readStatedByLists } from '../src/commands/stated-by-lists';

async function* british<T extends { countryCode: string | null }>(all: AsyncIterable<T>): AsyncIterable<T> {
  for await (const one of all) if (one.countryCode === 'GB') yield one;
}

/** Towns, stations and airports of Britain: a thirteenth of what a first start reads, and enough to look for. */
export async function loadBritishSeed(database: Database): Promise<void> {
  await loadPlaces(database, british(readPlaces()));
  await loadVenues(database, british(readVenues()), await readStatedByLists());
}
