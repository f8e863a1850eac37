import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { filterRules, where, type ReviewFilter } from './review-filter.sql';

interface Counted {
  total: Promise<number>;
  /** Id of the newest review when it was counted: a later review makes the count old at once, in every process. */
  newestId: number;
  at: number;
}

/** Reviews that went are missed by that much; ones that came are not. */
const FRESH_FOR_MS = 10_000;
const MOST_FILTERS = 500;

/** How many reviews match a filter. Counting reads every match, so a count is kept for a few seconds. */
@Injectable()
export class ReviewCounts {
  private readonly counted = new Map<string, Counted>();

  constructor(private readonly database: Database) {}

  of(filter: ReviewFilter, newestId: number): Promise<number> {
    const key = JSON.stringify(filter);
    const known = this.counted.get(key);
    if (known && known.newestId === newestId && Date.now() - known.at < FRESH_FOR_MS) return known.total;
    const total = this.count(filter);
    this.keep(key, { total, newestId, at: Date.now() });
    total.catch(() => this.counted.delete(key));
    return total;
  }

  private async count(filter: ReviewFilter): Promise<number> {
    const rules = filterRules(filter, null);
    if (filter.words !== undefined) rules.push(sql`review.search_words @@ ${filter.words}::tsquery`);
    const row = await this.database.one<{ total: number }>(sql`SELECT count(*)::int AS total FROM review ${where(rules)}`);
    return row?.total ?? 0;
  }

  private keep(key: string, counted: Counted): void {
    this.counted.delete(key);
    this.counted.set(key, counted);
    const oldest = this.counted.keys().next().value;
    if (this.counted.size > MOST_FILTERS && oldest !== undefined) this.counted.delete(oldest);
  }
}
