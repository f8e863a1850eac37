import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { StoredFresh } from './stored-fresh';
import { kindsOf } from './hit-filter-rules';
import type { CountRow } from './filter-counts';
import type { CandidateQuery } from './search-port';

interface TotalRow {
  category: string;
  kind: string | null;
  countryCode: string | null;
  count: number;
}

/** Milliseconds that the totals stay fresh. Counting takes a quarter of a second and delays concurrent searches. */
const FRESH_MS = 120_000;
const TIMEOUT_MS = 3_000;

/** Caches how many venues of each kind a country has, because counting reads all venues. */
@Injectable()
export class KindTotals {
  private readonly rows = new StoredFresh(FRESH_MS, () => this.count());

  constructor(private readonly database: Database) {}

  /** True if the cached totals answer the query: it has no position, rating or name. */
  static knows({ near, only, kind }: CandidateQuery): boolean {
    return !near && !only?.minRating && !kind?.named;
  }

  async of(query: CandidateQuery): Promise<CountRow[]> {
    const kinds = kindsOf(query);
    const { kind, only, countryCode } = query;
    return (await this.rows.current())
      .filter(
        (row) =>
          (!kinds || (row.kind !== null && kinds.includes(row.kind))) &&
          (!kind?.category || row.category === kind.category) &&
          (!only?.category || row.category === only.category) &&
          (!countryCode || row.countryCode === countryCode),
      )
      .map((row) => ({ state: 'all', kind: row.kind, count: row.count }));
  }

  /** Counts at once, for a process that has just started. */
  read(): Promise<readonly TotalRow[]> {
    return this.rows.refresh();
  }

  private count(): Promise<readonly TotalRow[]> {
    return this.database.query<TotalRow>(
      sql`SELECT category, kind, country_code AS "countryCode", count(*)::int AS count FROM venue_search GROUP BY category, kind, country_code`,
      TIMEOUT_MS,
    );
  }
}
