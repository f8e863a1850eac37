import { Meilisearch, type EnqueuedTaskPromise } from 'meilisearch';
import { inBatches } from '../in-batches';
import type { VenueRepository } from '../venue/venue.repository';
import { VENUES_INDEX, INDEX_SETTINGS } from './meilisearch-client';
import { toSearchable, type SearchableVenue } from './searchable-venue';

const BATCH = 5_000;
const PAGE = 2_500;
const TASK_TIMEOUT_MS = 300_000;
const BUILDING = `${VENUES_INDEX}_building`;

/** Builds the index beside the present one and swaps them, so that search never finds it half full. */
export async function buildIndex(meilisearch: Meilisearch, documents: AsyncIterable<SearchableVenue>): Promise<number> {
  await meilisearch.deleteIndex(BUILDING).waitTask({ timeout: TASK_TIMEOUT_MS });
  await finished(meilisearch.createIndex(BUILDING, { primaryKey: 'id' }));
  const index = meilisearch.index<SearchableVenue>(BUILDING);
  await finished(index.updateSettings(INDEX_SETTINGS));
  let count = 0;
  for await (const batch of inBatches(documents, BATCH)) {
    await finished(index.addDocuments(batch));
    count += batch.length;
  }
  // Fails when the index is there already, which is as good.
  await meilisearch.createIndex(VENUES_INDEX, { primaryKey: 'id' }).waitTask({ timeout: TASK_TIMEOUT_MS });
  await finished(meilisearch.swapIndexes([{ indexes: [VENUES_INDEX, BUILDING], rename: false }]));
  await meilisearch.deleteIndex(BUILDING).waitTask({ timeout: TASK_TIMEOUT_MS });
  return count;
}

async function finished(task: EnqueuedTaskPromise): Promise<void> {
  const { status, error } = await task.waitTask({ timeout: TASK_TIMEOUT_MS, interval: 50 });
  if (status !== 'succeeded') throw new Error(`Meilisearch task ${status}: ${error?.message ?? ''}`);
}

/** Every venue as a document of the index, read page by page. */
export async function* venueDocuments(venues: VenueRepository): AsyncIterable<SearchableVenue> {
  for (let last = 0; ;) {
    const page = await venues.after(last, PAGE);
    for (const venue of page) yield toSearchable(venue);
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
}
