import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, HealthChecks, Jobs, LOG, type Log } from '@waymark/service-kit';
import { readMark } from './index-mark';
import { INDEX_SETTINGS, MeilisearchClient } from './meilisearch-client';
import { makeWhole } from './rebuild-index';

const EVERY_MS = 5_000;

/**
 * Rebuilds a lost search index. Without Meilisearch or a complete index, PostgreSQL takes over: search is degraded,
 * never down.
 */
@Injectable()
export class IndexKeeper implements OnApplicationBootstrap {
  private hasSettings = false;

  constructor(
    checks: HealthChecks,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly meilisearch: MeilisearchClient,
    @Inject(LOG) private readonly log: Log,
  ) {
    checks.add(
      'search',
      async () => {
        if ((await readMark(meilisearch.client)) === null) throw new Error('The search index is not whole.');
      },
      { critical: false },
    );
  }

  onApplicationBootstrap(): void {
    const run = (stopping: AbortSignal) => this.run(stopping);
    this.jobs.add({ name: 'keep the search index whole', every: EVERY_MS, atStart: true, run });
  }

  /** Runs one round of the job. */
  async run(stopping: AbortSignal): Promise<void> {
    // The server is down. The readiness check reports it, and this job can do nothing.
    const mark = await readMark(this.meilisearch.client).catch(() => undefined);
    if (mark === undefined) return;
    if (mark && mark.staleSince === undefined) return this.keepSettings();
    if (mark === null) this.log.warn('the search index is not whole; PostgreSQL answers until it is built again');
    await makeWhole({ database: this.database, meilisearch: this.meilisearch.patient }, stopping);
  }

  /** Applies this version's settings to an index that another version built. */
  private async keepSettings(): Promise<void> {
    if (this.hasSettings) return;
    await this.meilisearch.venues.updateSettings(INDEX_SETTINGS);
    this.hasSettings = true;
  }
}
