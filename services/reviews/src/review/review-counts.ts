import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { filterRules, where, type ReviewFilter } from './review-filter.sql';
import type { Stamp } from './review.repository';

interface Counted {
  total: Promise<number>;
  /** The latest review and decision at the time of the count. */
  stamp: Stamp;
  /** Time of the last full count, in ms. */
  at: number;
}

const FRESH_FOR_MS = 30_000;
const MOST_FILTERS = 500;

/**
 * Caches how many reviews match a filter, because counting reads every match. New reviews from any process are added
 * immediately. When moderators hide or show a review, everything is counted again. Reviews deleted by their authors
 * are noticed after half a minute.
 */
@Injectable()
export class ReviewCounts {
  private readonly counted = new Map<string, Counted>();

  constructor(private readonly database: Database) {}

  of(filter: ReviewFilter, stamp: Stamp): Promise<number> {
    const key = JSON.stringify(filter);
    const known = this.counted.get(key);
    const isOther = known?.stamp.newestStep !== stamp.newestStep || stamp.newestId < known.stamp.newestId;
    if (!known || isOther) return this.countAll(key, filter, stamp).total;
    if (stamp.newestId > known.stamp.newestId) return this.countNew(key, filter, known, stamp).total;
    // Returns the old count while a new one is made, so that nobody waits.
    if (Date.now() - known.at > FRESH_FOR_MS) this.countAll(key, filter, stamp, known.total);
    return known.total;
  }

  private countAll(key: string, filter: ReviewFilter, stamp: Stamp, meanwhile?: Promise<number>): Counted {
    const counting = this.count(filter);
    const counted = { total: meanwhile ?? counting, stamp, at: Date.now() };
    void counting.then(
      () => (counted.total = counting),
      () => this.forget(key, counted),
    );
    return this.keep(key, counted);
  }

  private countNew(key: string, filter: ReviewFilter, known: Counted, stamp: Stamp): Counted {
    const came = this.count(filter, sql`review.id > ${known.stamp.newestId}`);
    const counted = {
      total: Promise.all([known.total, came]).then(([before, more]) => before + more),
      stamp,
      at: known.at,
    };
    counted.total.catch(() => this.forget(key, counted));
    return this.keep(key, counted);
  }

  private async count(filter: ReviewFilter, ...rules: Sql[]): Promise<number> {
    const words = filter.words === undefined ? [] : [sql`review.search_words @@ ${filter.words}::tsquery`];
    const all = where([...filterRules(filter, null), ...words, ...rules]);
    const row = await this.database.one<{ total: number }>(sql`SELECT count(*)::int AS total FROM review ${all}`);
    return row?.total ?? 0;
  }

  private keep(key: string, counted: Counted): Counted {
    this.counted.delete(key);
    this.counted.set(key, counted);
    const oldest = this.counted.keys().next().value;
    if (this.counted.size > MOST_FILTERS && oldest !== undefined) this.counted.delete(oldest);
    return counted;
  }

  private forget(key: string, counted: Counted): void {
    if (this.counted.get(key) === counted) this.counted.delete(key);
  }
}
