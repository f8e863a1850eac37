import type { Database } from '@waymark/service-kit';
import type { Meilisearch } from 'meilisearch';
import { buildIndex, venueDocuments } from './build-index';
import { indexChangedSince } from './index-changed-since';
import { indexMark, readMark } from './index-mark';
import { VENUES_INDEX } from './meilisearch-client';
import { aloneWithIndex } from './rebuild-lock';
import { SearchableRows } from './searchable-rows';

export interface IndexServers {
  database: Database;
  meilisearch: Meilisearch;
}

/**
 * Builds the index from the rows, then updates what changed meanwhile. Returns the number of venues; null while
 * another process rebuilds it.
 */
export function rebuildIndex(servers: IndexServers, stopping?: AbortSignal): Promise<number | null> {
  return aloneWithIndex(servers.database, () => rebuild(servers, stopping));
}

/**
 * Completes the index if necessary: rebuilds an incomplete one, or finishes a rebuild that was interrupted after the
 * swap.
 */
export async function makeWhole(servers: IndexServers, stopping?: AbortSignal): Promise<void> {
  await aloneWithIndex(servers.database, async () => {
    // Another process may have finished its rebuild meanwhile.
    const mark = await readMark(servers.meilisearch);
    if (mark === null) await rebuild(servers, stopping);
    else if (mark.staleSince !== undefined) await catchUp(servers, new Date(mark.staleSince));
  });
}

async function rebuild({ database, meilisearch }: IndexServers, stopping?: AbortSignal): Promise<number> {
  const began = new Date();
  const venues = await buildIndex(meilisearch, venueDocuments(new SearchableRows(database), stopping), began);
  await catchUp({ database, meilisearch }, began);
  return venues;
}

async function catchUp({ database, meilisearch }: IndexServers, since: Date): Promise<void> {
  await indexChangedSince(database, meilisearch, since);
  await meilisearch.index(VENUES_INDEX).addDocuments([indexMark()]);
}
