import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { kindsOf } from './narrow-rules';
import type { CountRow } from './narrow-counts';
import type { CandidateQuery } from './search-port';

interface TotalRow {
  category: string;
  kind: string | null;
  countryCode: string | null;
  count: number;
}

const FRESH_MS = 30_000;
const TIMEOUT_MS = 3_000;

/** How many places of each kind a country has: counted once in a while, because it means looking at all of them. */
@Injectable()
export class KindTotals {
  private rows: readonly TotalRow[] | null = null;
  private until = 0;
  private reading: Promise<readonly TotalRow[]> | null = null;

  constructor(private readonly database: Database) {}

  /** Whether it can tell what a question counts: nothing about a place on the map, nor about ratings or names. */
  static knows({ near, only, kind }: CandidateQuery): boolean {
    return !near && !only?.minRating && !kind?.named;
  }

  async of(query: CandidateQuery): Promise<CountRow[]> {
    const kinds = kindsOf(query);
    const { kind, only, countryCode } = query;
    return (await this.current())
      .filter(
        (row) =>
          (!kinds || (row.kind !== null && kinds.includes(row.kind))) &&
          (!kind?.category || row.category === kind.category) &&
          (!only?.category || row.category === only.category) &&
          (!countryCode || row.countryCode === countryCode),
      )
      .map((row) => ({ state: 'all', kind: row.kind, count: row.count }));
  }

  /** What is old is better than a wait. */
  private async current(): Promise<readonly TotalRow[]> {
    if (this.rows && performance.now() < this.until) return this.rows;
    this.reading ??= this.read().finally(() => (this.reading = null));
    if (!this.rows) return this.reading;
    this.reading.catch(() => undefined);
    return this.rows;
  }

  async read(): Promise<readonly TotalRow[]> {
    const rows = await this.database.query<TotalRow>(
      sql`SELECT category, kind, country_code AS "countryCode", count(*)::int AS count FROM venue_search GROUP BY category, kind, country_code`,
      TIMEOUT_MS,
    );
    this.until = performance.now() + FRESH_MS;
    this.rows = rows;
    return rows;
  }
}
