import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql, { join, type Sql } from 'sql-template-tag';
import { VENUE_COLUMNS, type VenueRow } from '../venue/venue-row';
import { withinTime } from './within-time';
import type { Candidate, CandidateQuery } from './search-port';
import { toSearchable } from './searchable-venue';
import { literalRules, similarRules, type WordRules } from './word-rules';

const METRES_PER_DEGREE = 111_320;
/** Few distinct values: a connection mostly has the right one already. Milliseconds. */
const STEP_MS = 100;

/** The engine of bad days: whole and unfinished words as typed, misspelt ones by trigrams when those find nothing. */
@Injectable()
export class PostgresSearch {
  constructor(private readonly database: Database) {}

  /** In the order of the questions; null for one that had no answer by `until` (of `performance.now()`). */
  candidates(queries: readonly CandidateQuery[], until: number): Promise<(Candidate[] | null)[]> {
    return Promise.all(queries.map((query) => withinTime(() => this.one(query, until), until)));
  }

  private async one(query: CandidateQuery, until: number): Promise<Candidate[]> {
    const literal = await this.select(query, literalRules(query), until);
    const similar = literal.length === 0 ? similarRules(query) : null;
    return similar ? this.select(query, similar, until) : literal;
  }

  private async select(query: CandidateQuery, { where, matched }: WordRules, until: number): Promise<Candidate[]> {
    const rules = [where, ...filters(query)];
    const order = matched ? [sql`(${matched}) DESC`, orderOf(query)] : [orderOf(query)];
    const leftMs = Math.max(STEP_MS, Math.floor((until - performance.now()) / STEP_MS) * STEP_MS);
    const rows = await this.database.query<VenueRow>(
      sql`SELECT ${VENUE_COLUMNS} FROM venue WHERE ${join(rules, ' AND ')} ORDER BY ${join(order)} LIMIT ${query.limit}`,
      leftMs,
    );
    return rows.map(toSearchable);
  }
}

function filters({ kind, code, countryCode, near }: CandidateQuery): Sql[] {
  const rules: Sql[] = [];
  if (kind?.kinds) rules.push(sql`venue.kind = ANY(${[...kind.kinds]})`);
  if (kind?.category) rules.push(sql`venue.category = ${kind.category}`);
  if (code) rules.push(sql`venue.code = ${code}`);
  if (countryCode) rules.push(sql`venue.country_code = ${countryCode}`);
  if (near) {
    const height = near.radiusMetres / METRES_PER_DEGREE;
    const width = height / Math.max(0.01, Math.cos((near.latitude * Math.PI) / 180));
    rules.push(sql`venue.latitude BETWEEN ${near.latitude - height} AND ${near.latitude + height}`);
    rules.push(sql`venue.longitude BETWEEN ${near.longitude - width} AND ${near.longitude + width}`);
  }
  return rules;
}

function orderOf({ near, text }: CandidateQuery): Sql {
  if (near) return sql`(venue.latitude - ${near.latitude}) ^ 2 + (venue.longitude - ${near.longitude}) ^ 2`;
  return sql`(venue.normal_name = ${text}) DESC, (venue.normal_name LIKE ${`${text}%`}) DESC, venue.importance DESC`;
}
