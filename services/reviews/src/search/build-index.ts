import { Meilisearch, type EnqueuedTaskPromise, type Task } from 'meilisearch';
import { inBatches } from '../in-batches';
import { VENUES_INDEX, INDEX_SETTINGS } from './meilisearch-client';
import type { SearchableRows } from './searchable-rows';
import type { SearchableVenue } from './searchable-venue';

/** Meilisearch merges with what is there once a task, and takes waiting tasks together: few and large ones cost least. */
const BATCH = 10_000;
const MOST_WAITING = 8;
const PAGE = 2_500;
const TASK_TIMEOUT_MS = 300_000;
const WAIT = { timeout: TASK_TIMEOUT_MS, interval: 50 };
const BUILDING = `${VENUES_INDEX}_building`;

/** Builds the index beside the present one and swaps them, so that search never finds it half full. */
export async function buildIndex(meilisearch: Meilisearch, documents: AsyncIterable<SearchableVenue>): Promise<number> {
  await meilisearch.deleteIndex(BUILDING).waitTask({ timeout: TASK_TIMEOUT_MS });
  await finished(meilisearch.createIndex(BUILDING, { primaryKey: 'id' }));
  const index = meilisearch.index<SearchableVenue>(BUILDING);
  await finished(index.updateSettings(INDEX_SETTINGS));
  let count = 0;
  let waiting: number[] = [];
  for await (const batch of inBatches(documents, BATCH)) {
    waiting.push((await index.addDocuments(batch)).taskUid);
    count += batch.length;
    if (waiting.length < MOST_WAITING) continue;
    await allFinished(meilisearch, waiting);
    waiting = [];
  }
  await allFinished(meilisearch, waiting);
  // Fails when the index is there already, which is as good.
  await meilisearch.createIndex(VENUES_INDEX, { primaryKey: 'id' }).waitTask({ timeout: TASK_TIMEOUT_MS });
  await finished(meilisearch.swapIndexes([{ indexes: [VENUES_INDEX, BUILDING], rename: false }]));
  await meilisearch.deleteIndex(BUILDING).waitTask({ timeout: TASK_TIMEOUT_MS });
  return count;
}

async function allFinished(meilisearch: Meilisearch, tasks: readonly number[]): Promise<void> {
  for (const task of tasks) succeeded(await meilisearch.tasks.waitForTask(task, WAIT));
}

async function finished(task: EnqueuedTaskPromise): Promise<void> {
  succeeded(await task.waitTask(WAIT));
}

function succeeded({ status, error }: Task): void {
  if (status !== 'succeeded') throw new Error(`Meilisearch task ${status}: ${error?.message ?? ''}`);
}

/** Every venue as a document of the index, read page by page. */
export async function* venueDocuments(rows: SearchableRows): AsyncIterable<SearchableVenue> {
  const newest = await rows.newestId();
  for (let last = 0; last < newest; last += PAGE) yield* await rows.between(last, last + PAGE);
}

/** Puts these venues into the index that is there, without waiting for it: for a loader that goes on meanwhile. */
export async function addToIndex(
  meilisearch: Meilisearch,
  rows: SearchableRows,
  ids: readonly number[],
): Promise<void> {
  const documents = await rows.byIds(ids);
  const index = meilisearch.index<SearchableVenue>(VENUES_INDEX);
  if (documents.length > 0) await index.addDocuments(documents, { primaryKey: 'id' });
  const there = new Set(documents.map(({ id }) => id));
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length > 0) await index.deleteDocuments([...gone]);
}
