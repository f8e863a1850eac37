import { randomUUID } from 'node:crypto';
import { Meilisearch, type EnqueuedTaskPromise, type Task } from 'meilisearch';
import { inBatches } from '../in-batches';
import { indexMark } from './index-mark';
import { VENUES_INDEX, INDEX_SETTINGS } from './meilisearch-client';
import type { SearchableRows } from './searchable-rows';
import type { SearchableVenue } from './searchable-venue';

/**
 * Documents per write. Meilisearch merges once per task and combines waiting tasks, so few large batches cost least.
 */
const BATCH = 10_000;
const MOST_WAITING = 8;
/** Rows per read: few enough that a process can build the index and still respond to requests. */
const PAGE = 500;
const TASK_TIMEOUT_MS = 300_000;
const WAIT = { timeout: TASK_TIMEOUT_MS, interval: 50 };
const BUILDING = `${VENUES_INDEX}_`;

/**
 * Builds a new index next to the live one and swaps them, so that searches never see a partial index. `staleSince`:
 * documents changed since then may be outdated.
 */
export async function buildIndex(
  meilisearch: Meilisearch,
  documents: AsyncIterable<SearchableVenue>,
  staleSince?: Date,
): Promise<number> {
  await dropUnfinished(meilisearch);
  // The name is unique, so that a build that lost its lock cannot write into this index.
  const building = `${BUILDING}${randomUUID()}`;
  await finished(meilisearch.createIndex(building, { primaryKey: 'id' }));
  const index = meilisearch.index(building);
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
  // Checks the number of documents: if the index is lost during the build, the next write recreates it with only the
  // later documents.
  const { numberOfDocuments } = await index.getStats();
  if (numberOfDocuments !== count) throw new Error(`The search index has ${numberOfDocuments} documents of ${count}.`);
  await finished(index.addDocuments([indexMark(staleSince?.toISOString())]));
  // Fails if the index exists, which is fine.
  await meilisearch.createIndex(VENUES_INDEX, { primaryKey: 'id' }).waitTask({ timeout: TASK_TIMEOUT_MS });
  await finished(meilisearch.swapIndexes([{ indexes: [VENUES_INDEX, building], rename: false }]));
  await finished(meilisearch.deleteIndex(building));
  return count;
}

/** Deletes indexes of interrupted builds. */
async function dropUnfinished(meilisearch: Meilisearch): Promise<void> {
  const { results } = await meilisearch.getIndexes({ limit: 1_000 });
  for (const { uid } of results)
    if (uid.startsWith(BUILDING)) await meilisearch.deleteIndex(uid).waitTask({ timeout: TASK_TIMEOUT_MS });
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

/** Yields every venue as a search document, read page by page. */
export async function* venueDocuments(
  rows: Pick<SearchableRows, 'newestId' | 'between'>,
  stopping?: AbortSignal,
): AsyncIterable<SearchableVenue> {
  const newest = await rows.newestId();
  for (let last = 0; last < newest; last += PAGE) {
    stopping?.throwIfAborted();
    yield* await rows.between(last, Math.min(newest, last + PAGE));
  }
}
