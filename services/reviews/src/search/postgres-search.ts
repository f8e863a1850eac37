import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { Semaphore } from 'async-mutex';
import sql, { join, type Sql } from 'sql-template-tag';
import { VENUE_COLUMNS } from '../venue/venue-row';
import { FilteredSearch } from './filtered-search';
import { searchTimeMs, withinTime } from './within-time';
import { boxOf } from './box-of';
import { awayFrom, knownRule } from './hit-filter-rules';
import type { NamedKind } from '../venue/kind-meaning';
import { likePattern } from '../text/like-pattern';
import { isSpot } from './query/written-names';
import type { CandidateQuery, FoundList } from './search-port';
import { toSearchable, type SearchableRow } from './searchable-venue';
import { literalRules, similarRules, type WordRules } from './word-rules';

interface FoundRow extends SearchableRow {
  total: number | null;
  kinds: Record<string, number> | null;
}

/**
 * Maximum number of concurrent text searches. They cost PostgreSQL ten times what they cost the search server. Without
 * a limit, an overloaded machine stays overloaded: at 50 a second, responses took seconds for as long as the load
 * lasted.
 */
const WORDS_AT_ONCE = 6;

/** True for a query by kind, place and facts only, without text. */
const isNarrow = ({ text, code, address, called }: CandidateQuery): boolean =>
  text === '' && !code && !address && called === undefined;

/**
 * Searches by kind, place and facts, and replaces the search server for text. Text matches whole words and prefixes as
 * typed; if nothing matches, trigrams find misspelt words.
 */
@Injectable()
export class PostgresSearch {
  private readonly turns = new Semaphore(WORDS_AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly narrow: FilteredSearch,
  ) {}

  /** Returns results in the order of the queries; null for one without a result by `until` (of `performance.now()`). */
  find(queries: readonly CandidateQuery[], until: number): Promise<(FoundList | null)[]> {
    const narrow = this.narrow.find(queries.filter(isNarrow), until);
    const asked = queries.map((query) => (isNarrow(query) && narrow.shift()) || this.one(query, until));
    return Promise.all(asked.map((list) => withinTime(() => list, until)));
  }

  /** Runs one query. Text queries wait in turn; returns null if the deadline passes first. */
  private one(query: CandidateQuery, until: number): Promise<FoundList | null> {
    const look = () => (performance.now() < until ? this.look(query, until) : Promise.resolve(null));
    return query.text === '' ? look() : this.turns.runExclusive(look);
  }

  private async look(query: CandidateQuery, until: number): Promise<FoundList> {
    if (query.called !== undefined) return this.called(query, until);
    const literal = await this.select(query, literalRules(query), until);
    const similar = literal.hits.length === 0 ? similarRules(query) : null;
    return similar ? this.select(query, similar, until) : literal;
  }

  private async select(query: CandidateQuery, { where, matched }: WordRules, until: number): Promise<FoundList> {
    const rules = join([where, ...venueRules(query)], ' AND ');
    const order = join(matched ? [sql`(${matched}) DESC`, orderOf(query)] : [orderOf(query)]);
    const most = query.countKinds ? Math.max(MOST_COUNTED, query.limit) : query.limit;
    const rows = await this.database.query<FoundRow>(
      sql`WITH found AS MATERIALIZED (
            SELECT venue.id, venue.kind, row_number() OVER (ORDER BY ${order}) AS place FROM venue WHERE ${rules} ORDER BY ${order} LIMIT ${most})
          SELECT ${VENUE_COLUMNS}, venue.postcode, counted.total, counted.kinds
          FROM (SELECT sum(count)::int AS total, json_object_agg(coalesce(kind, ''), count) AS kinds
                FROM (SELECT kind, count(*)::int AS count FROM found GROUP BY kind) AS each) AS counted
          LEFT JOIN found ON found.place <= ${query.limit} LEFT JOIN venue ON venue.id = found.id
          ORDER BY found.place`,
      searchTimeMs(until),
    );
    const hits = rows.filter(({ id }) => id !== null).map(toSearchable);
    return { hits, total: rows[0]?.total ?? 0, kinds: rows[0]?.kinds ?? {} };
  }

  /**
   * Finds venues by exact name with a prepared statement, because it runs faster than it is planned. Few venues share
   * a name, so no count is needed.
   */
  private async called(query: CandidateQuery, until: number): Promise<FoundList> {
    const rows = await this.database.query<SearchableRow>(
      sql`SELECT ${VENUE_COLUMNS}, venue.postcode FROM venue WHERE ${join(venueRules(query), ' AND ')}
          ORDER BY venue.importance DESC, venue.id LIMIT ${query.limit}`,
      searchTimeMs(until),
      { isPrepared: true },
    );
    return { hits: rows.map(toSearchable), total: rows.length, kinds: {} };
  }
}

function orderOf({ near, text, sort }: CandidateQuery): Sql {
  const nearest = near ? awayFrom(near, sql`venue`) : sql`venue.importance DESC`;
  if (sort === 'importance') return sql`venue.importance DESC, ${nearest}`;
  if (sort === 'rating') return sql`venue.average_rating DESC NULLS LAST, ${nearest}`;
  if (sort === 'newest-facts')
    return sql`CASE WHEN venue.claims = '{}' THEN NULL ELSE venue.source_date END DESC NULLS LAST, ${nearest}`;
  if (near) return nearest;
  return sql`(venue.normal_name = ${text}) DESC, (venue.normal_name LIKE ${`${text}%`}) DESC, venue.importance DESC`;
}

/**
 * Matches a part of the address exactly, with or without a house number: "12 Park Street" but not "Park Street Lane".
 */
function addressRule(words: string): Sql {
  if (!isSpot(words)) return sql`street_parts(venue.address) @> ARRAY[${words}::text]`;
  // Must equal the expression of the index "venue_address_idx".
  const address = sql`replace(lower(venue.address), '''', '')`;
  // Also matches "31 The Merrion Centre", and stalls with their own names: "West Yard Camden Market".
  return sql`(${address} LIKE ${likePattern(words)} AND ${address} ~ ${`(^|\\W)${words}\\s*(,|$)`})`;
}

const namedRule = ({ kinds, words }: NamedKind): Sql =>
  sql`(venue.kind <> ALL(${[...kinds]}::text[]) OR venue.normal_name ~ ${words.join('|')})`;

const withArticle = (name: string): string[] => {
  const bare = name.replace(/^the /, '');
  return [bare, `the ${bare}`];
};

/** Returns the conditions of a query besides its text, for PostgreSQL. */
function venueRules({ kind, only, code, address, called, countryCode, near, known }: CandidateQuery): Sql[] {
  const rules: Sql[] = [sql`venue.status IS NULL`];
  if (kind?.kinds?.length) rules.push(sql`venue.kind = ANY(${[...kind.kinds]})`);
  if (kind?.named) rules.push(namedRule(kind.named));
  if (kind?.category) rules.push(sql`venue.category = ${kind.category}`);
  if (only?.category) rules.push(sql`venue.category = ${only.category}`);
  if (only?.kind) rules.push(sql`venue.kind = ${only.kind}`);
  if (only?.minRating) rules.push(sql`venue.average_rating >= ${only.minRating}`);
  if (code) rules.push(sql`venue.code = ${code}`);
  if (countryCode) rules.push(sql`venue.country_code = ${countryCode}`);
  if (near) {
    const { south, north, west, east } = boxOf(near);
    rules.push(sql`venue.latitude BETWEEN ${south} AND ${north}`);
    rules.push(sql`venue.longitude BETWEEN ${west} AND ${east}`);
  }
  if (address) rules.push(addressRule(address));
  if (called !== undefined) rules.push(sql`venue.normal_name = ANY(${withArticle(called)})`);
  if (known)
    rules.push(sql`EXISTS (SELECT FROM venue_search AS spot WHERE spot.venue_id = venue.id AND ${knownRule(known)})`);
  return rules;
}
