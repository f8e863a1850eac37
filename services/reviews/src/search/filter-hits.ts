import sql, { join, type Sql } from 'sql-template-tag';
import { type Circle, METRES_PER_DEGREE } from './box-of';
import { all, awayFrom, boxRules, kindsOf, knownRule, hitFilterRules } from './hit-filter-rules';
import type { CandidateQuery } from './search-port';

/** Metres. A search with at least this radius looks for the nearest hits in the whole country. */
const FAR_METRES = 100_000;
/** Fractions of the radius, searched one after the other. In a city, the first ring fills a page. */
const RINGS = [1 / 32, 1 / 8, 1 / 2, 1];
/**
 * Fractions for searches of a whole country: from Guernsey the nearest hit can be 120 km away, and half of England
 * lies within 300 km.
 */
const FAR_RINGS = [1 / 32, 1 / 8, 1 / 4, 1 / 2, 1];

/** Selects the IDs of the first matching rows, in order. The statement has no parentheses around it. */
export function filterHits(query: CandidateQuery): Sql {
  const { near, known, limit, sort } = query;
  const rules = [...hitFilterRules(query), ...(known ? [knownRule(known)] : [])];
  if (near && !sort)
    return nearestFirst(
      [...rules, ...anyInCountry(query)],
      near,
      limit,
      known?.are !== 'unknown' && known !== undefined,
    );
  const order = sql`${orderOf(query)}, spot.venue_id`;
  const kinds = kindsOf(query);
  if (near || sort || !kinds)
    return sql`SELECT spot.venue_id FROM venue_search AS spot WHERE ${all([...rules, ...boxRules(near)])} ORDER BY ${order} LIMIT ${limit}`;
  // Each kind has its own index, best-known venues first.
  return sql`
    SELECT spot.venue_id FROM unnest(${[...kinds]}::text[]) AS one(kind) CROSS JOIN LATERAL (
      SELECT * FROM venue_search AS spot WHERE spot.kind = one.kind AND ${all(rules)} ORDER BY spot.importance DESC, spot.venue_id LIMIT ${limit}) AS spot
    ORDER BY ${order} LIMIT ${limit}`;
}

/**
 * Checks first whether the country has any hit. A search for the nearest hotel in France, where we have none, went
 * through all rings (20 to 100 ms).
 */
function anyInCountry(query: CandidateQuery): Sql[] {
  const { near, countryCode } = query;
  const kinds = kindsOf(query);
  if (!near || near.radiusMetres < FAR_METRES || !countryCode || !kinds) return [];
  return [
    sql`EXISTS (SELECT FROM venue_search AS any_of WHERE any_of.country_code = ${countryCode} AND any_of.kind = ANY(${[...kinds]}::text[]))`,
  ];
}

function nearestFirst(rules: readonly Sql[], near: Circle, limit: number, areFew: boolean): Sql {
  const away = awayFrom(near);
  const parts = areFew ? [1] : near.radiusMetres < FAR_METRES ? RINGS : FAR_RINGS;
  const rings = parts.map((part, index) => {
    const within = (share: number) => ((near.radiusMetres * share) / METRES_PER_DEGREE) ** 2;
    const before = parts[index - 1];
    const isLast = index === parts.length - 1;
    const ring = [
      ...boxRules({ ...near, radiusMetres: near.radiusMetres * part }),
      ...(before === undefined ? [] : [sql`${away} > ${within(before)}::float8`]),
      ...(isLast ? [] : [sql`${away} <= ${within(part)}::float8`]),
    ];
    return sql`(SELECT spot.venue_id, ${away} AS away FROM venue_search AS spot WHERE ${all([...rules, ...ring])} ORDER BY 2, 1 LIMIT ${limit})`;
  });
  // PostgreSQL skips a ring once the inner ones have filled the list.
  return sql`SELECT venue_id FROM (SELECT * FROM (${join(rings, ' UNION ALL ')}) AS ring LIMIT ${limit}) AS nearest ORDER BY away, venue_id`;
}

function orderOf({ near, sort }: CandidateQuery): Sql {
  const then = near ? awayFrom(near) : sql`spot.importance DESC`;
  if (sort === 'rating') return sql`spot.rating DESC NULLS LAST, ${then}`;
  if (sort === 'newest-facts') return sql`spot.newest_fact DESC NULLS LAST, ${then}`;
  return near ? sql`spot.importance DESC, ${then}` : then;
}
