import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql, { join, type Sql } from 'sql-template-tag';
import { VENUE_COLUMNS } from '../venue/venue-row';
import { withinTime } from './within-time';
import type { CandidateQuery, FoundList } from './search-port';
import { toSearchable, type SearchableRow } from './searchable-venue';
import { venueRules } from './venue-rules';
import { literalRules, similarRules, type WordRules } from './word-rules';

/** Few distinct values: a connection mostly has the right one already. Milliseconds. */
const STEP_MS = 100;

/** The engine of bad days: whole and unfinished words as typed, misspelt ones by trigrams when those find nothing. */
@Injectable()
export class PostgresSearch {
  constructor(private readonly database: Database) {}

  /** In the order of the questions; null for one that had no answer by `until` (of `performance.now()`). */
  find(queries: readonly CandidateQuery[], until: number): Promise<(FoundList | null)[]> {
    return Promise.all(queries.map((query) => withinTime(() => this.one(query, until), until)));
  }

  private async one(query: CandidateQuery, until: number): Promise<FoundList> {
    const literal = await this.select(query, literalRules(query), until);
    const similar = literal.hits.length === 0 ? similarRules(query) : null;
    return similar ? this.select(query, similar, until) : literal;
  }

  private async select(query: CandidateQuery, { where, matched }: WordRules, until: number): Promise<FoundList> {
    const rules = join([where, ...venueRules(query)], ' AND ');
    const order = matched ? [sql`(${matched}) DESC`, orderOf(query)] : [orderOf(query)];
    const leftMs = () => Math.max(STEP_MS, Math.floor((until - performance.now()) / STEP_MS) * STEP_MS);
    const rows = await this.database.query<SearchableRow>(
      sql`SELECT ${VENUE_COLUMNS}, venue.postcode FROM venue WHERE ${rules} ORDER BY ${join(order)} LIMIT ${query.limit}`,
      leftMs(),
    );
    const hits = rows.map(toSearchable);
    if (!query.countKinds) return { hits, total: hits.length, kinds: {} };
    const counted = await this.database.query<{ kind: string | null; count: number }>(
      sql`SELECT kind, count(*)::int AS count FROM venue WHERE ${rules} GROUP BY kind`,
      leftMs(),
    );
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    return { hits, total, kinds: Object.fromEntries(counted.map(({ kind, count }) => [kind ?? '', count])) };
  }
}

function orderOf({ near, text, sort }: CandidateQuery): Sql {
  const nearest = near
    ? sql`(venue.latitude - ${near.latitude}) ^ 2 + ((venue.longitude - ${near.longitude}) * ${Math.cos((near.latitude * Math.PI) / 180)}) ^ 2`
    : sql`venue.importance DESC`;
  if (sort === 'importance') return sql`venue.importance DESC, ${nearest}`;
  if (sort === 'rating') return sql`venue.average_rating DESC NULLS LAST, ${nearest}`;
  if (sort === 'newest-facts')
    return sql`CASE WHEN venue.claims = '{}' THEN NULL ELSE coalesce(venue.source_date, venue.source_retrieved) END DESC NULLS LAST, ${nearest}`;
  if (near) return nearest;
  return sql`(venue.normal_name = ${text}) DESC, (venue.normal_name LIKE ${`${text}%`}) DESC, venue.importance DESC`;
}
