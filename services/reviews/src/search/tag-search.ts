import { Injectable } from '@nestjs/common';
import { CLAIM, type SearchTag, type VenueSearchResult } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql, { join, type Sql } from 'sql-template-tag';
import { featureStateSql } from '../answer/feature-state.sql';
import { VENUE_COLUMNS, type VenueRow } from '../venue/venue-row';
import { toSearchResult } from '../venue/venue.mapper';
import { tagWordsQuery } from './tag-words-query';

const TIMEOUT_MS = 1_000;
/** Maximum venues per kind of evidence: enough to fill a list, few enough to rank each one. */
const CANDIDATES = 200;
/** Minimum rating of the reviews that count: below it, they mention what is missing as often as what exists. */
const LEAST_RATING = 3;

/**
 * Finds venues for a hashtag: by confirmations from people, then by the venue's claims, then by reviews. Excludes
 * venues with a "no" from claims or visitors, whatever their reviews mention.
 */
@Injectable()
export class TagSearch {
  constructor(private readonly database: Database) {}

  async find(tag: SearchTag, homeCountry: string | null, limit: number): Promise<VenueSearchResult[]> {
    const features = [...tag.features];
    const isHome = sql`(venue.country_code = ${homeCountry})`;
    const rows = await this.database.query<VenueRow>(
      sql`WITH confirmed AS (
            SELECT DISTINCT venue_id FROM verification said JOIN venue ON venue.id = said.venue_id
            WHERE said.feature = ANY(${features}) AND ${stateOf(sql`said.feature`)} = 'available' LIMIT ${CANDIDATES}),
          claimed AS (
            SELECT id AS venue_id FROM venue WHERE ${claims(features)}
            ORDER BY ${isHome} DESC NULLS LAST, importance DESC, id LIMIT ${CANDIDATES}),
          told AS (
            SELECT venue_id, count(*)::int AS reviews FROM review
            WHERE set_aside IS NULL AND search_words @@ ${tagWordsQuery(tag.words)}::tsquery AND coalesce(overall_rating, ${LEAST_RATING}) >= ${LEAST_RATING}
            GROUP BY venue_id ORDER BY 2 DESC LIMIT ${CANDIDATES}),
          found AS (SELECT venue_id FROM confirmed UNION SELECT venue_id FROM claimed UNION SELECT venue_id FROM told)
          SELECT ${VENUE_COLUMNS}
          FROM found JOIN venue ON venue.id = found.venue_id
          LEFT JOIN told ON told.venue_id = venue.id
          CROSS JOIN LATERAL (${evidence(features)}) AS evidence
          WHERE evidence.confirmed OR evidence.claimed OR (told.reviews > 0 AND NOT evidence.denied)
          ORDER BY venue.is_sample, ${isHome} DESC NULLS LAST,
                   CASE WHEN evidence.confirmed THEN 0 WHEN evidence.claimed THEN 1 ELSE 2 END,
                   coalesce(told.reviews, 0) DESC, venue.importance DESC, venue.id
          LIMIT ${limit}`,
      TIMEOUT_MS,
    );
    return rows.map(toSearchResult);
  }
}

/** Builds one condition per feature, because the index supports each one but not a list. */
function claims(features: readonly string[]): Sql {
  if (features.length === 0) return sql`false`;
  const each = features.map((feature) => sql`venue.claims @> ${JSON.stringify({ [feature]: CLAIM.available })}::jsonb`);
  return sql`(${join(each, ' OR ')})`;
}

/** Selects what is known of these features, as on the venue's page: people's answers count before claims. */
function evidence(features: readonly string[]): Sql {
  return sql`
    SELECT coalesce(bool_or(state = 'available' AND is_answered), false) AS confirmed,
           coalesce(bool_or(state = 'available' AND NOT is_answered), false) AS claimed,
           coalesce(bool_or(state = 'not-available'), false) AS denied
    FROM (
      SELECT ${stateOf(sql`wanted.feature`)} AS state, said.venue_id IS NOT NULL AS is_answered
      FROM unnest(${[...features]}::text[]) AS wanted(feature)
      LEFT JOIN verification said ON said.venue_id = venue.id AND said.feature = wanted.feature) AS each`;
}

/** Selects the state of a feature. Expects the rows `venue` and `said` in the statement. */
const stateOf = (feature: Sql): Sql =>
  featureStateSql(sql`(venue.claims ->> ${feature})::int`, sql`said.agrees`, sql`said.disagrees`);
