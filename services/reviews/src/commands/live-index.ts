import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@waymark/service-kit';
import type { Meilisearch } from 'meilisearch';
import sql from 'sql-template-tag';
import { inBatches } from '../in-batches';
import { readMark } from '../search/index-mark';
import { VENUES_INDEX } from '../search/meilisearch-client';
import { keepsRebuildsAway } from '../search/rebuild-lock';
import { SearchableRows } from '../search/searchable-rows';
import type { SearchableVenue } from '../search/searchable-venue';
import type { BatchTaker } from './load-listed';

const TASK_TIMEOUT_MS = 600_000;
const LOOK_EVERY_MS = 250;
const TIMEOUT_MS = 60_000;
/** Rows per statement: few enough for the time limit on a busy machine. */
const PAGE = 1_000;

/** Adds documents to the live search index, so that places can be found soon after they are loaded. */
export class LiveIndex implements BatchTaker {
  private readonly rows: SearchableRows;

  constructor(
    private readonly database: Database,
    private readonly meilisearch: Meilisearch,
  ) {
    this.rows = new SearchableRows(database);
  }

  /** Sends the documents of venues with these keys; `taken` resolves when searches can find them. */
  async take(keys: readonly string[]): Promise<{ taken: Promise<void> }> {
    const found = await this.database.query<{ id: number }>(
      sql`SELECT id FROM venue WHERE place_id = ANY(${keys})`,
      TIMEOUT_MS,
    );
    return this.takeVenues(found.map(({ id }) => id));
  }

  /** Like `take`, for venue IDs. */
  async takeVenues(ids: readonly number[]): Promise<{ taken: Promise<void> }> {
    const documents: SearchableVenue[] = [];
    for await (const page of inBatches(ids, PAGE)) documents.push(...(await this.rows.byIds(page)));
    if (documents.length === 0) return { taken: Promise.resolve() };
    const task = await this.hand(documents);
    return { taken: task === null ? Promise.resolve() : this.finished(task) };
  }

  /**
   * Waits while the index is rebuilt, because its swap would discard these documents. A later rebuild reads these rows
   * anyway.
   */
  private async hand(documents: SearchableVenue[]): Promise<number | null> {
    for (;;) {
      const handed = await this.database.transaction(async (tx) => {
        if (!(await keepsRebuildsAway(tx))) return 'rebuilding';
        if ((await readMark(this.meilisearch)) === null) return null;
        const index = this.meilisearch.index<SearchableVenue>(VENUES_INDEX);
        return (await index.addDocuments(documents, { primaryKey: 'id' })).taskUid;
      });
      if (handed !== 'rebuilding') return handed;
      await pause(LOOK_EVERY_MS);
    }
  }

  private async finished(task: number): Promise<void> {
    const { status, error } = await this.meilisearch.tasks.waitForTask(task, {
      timeout: TASK_TIMEOUT_MS,
      interval: LOOK_EVERY_MS,
    });
    if (status !== 'succeeded') throw new Error(`The search index did not take places: ${error?.message ?? status}`);
  }
}
