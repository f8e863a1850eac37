import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql, { join, type Sql } from 'sql-template-tag';
import { likePattern } from '../text/like-pattern';
import { VENUE_COLUMNS } from '../venue/venue-columns';
import type { VenueRow } from '../venue/venue-row';
import type { Candidate, CandidateQuery, SearchPort } from './search-port';
import { toSearchable } from './searchable-venue';

const TIMEOUT_MS = 1_000;
const METRES_PER_DEGREE = 111_320;

/** The engine of bad days: whole and unfinished words by LIKE, misspelt ones by trigrams when those find nothing. */
@Injectable()
export class PostgresSearch implements SearchPort {
  readonly engine = 'postgres';

  constructor(private readonly database: Database) {}

  candidates(queries: readonly CandidateQuery[]): Promise<Candidate[][]> {
    return Promise.all(queries.map((query) => this.one(query)));
  }

  private async one(query: CandidateQuery): Promise<Candidate[]> {
    const words = query.text.split(' ').filter(Boolean);
    const literal = await this.select(query, words.map((word) => sql`venue.search_text LIKE ${likePattern(word)}`));
    if (literal.length > 0 || words.length === 0) return literal;
    // The operator form of word similarity is what the trigram index serves.
    const similar = words.map((word) => sql`${word} <% venue.search_text`);
    return this.select(query, query.anyWord ? [sql`(${join(similar, ' OR ')})`] : similar);
  }

  private async select(query: CandidateQuery, words: Sql[]): Promise<Candidate[]> {
    const rules = [sql`true`, ...words, ...filters(query)];
    const rows = await this.database.query<VenueRow>(
      sql`SELECT ${VENUE_COLUMNS} FROM venue WHERE ${join(rules, ' AND ')} ${orderBy(query)} LIMIT ${query.limit}`,
      TIMEOUT_MS,
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

function orderBy({ near, text }: CandidateQuery): Sql {
  if (near) return sql`ORDER BY (venue.latitude - ${near.latitude}) ^ 2 + (venue.longitude - ${near.longitude}) ^ 2`;
  return sql`ORDER BY (venue.normal_name = ${text}) DESC, (venue.normal_name LIKE ${`${text}%`}) DESC, venue.importance DESC`;
}
