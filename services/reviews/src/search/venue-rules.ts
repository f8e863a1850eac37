import sql, { join, type Sql } from 'sql-template-tag';
import { featureStateSql } from '../answer/feature-state.sql';
import type { CandidateQuery, KnownFeatures } from './search-port';

const METRES_PER_DEGREE = 111_320;

/** What a question asks of a venue beside its words, for PostgreSQL. */
export function venueRules({ kind, only, code, countryCode, near, known }: CandidateQuery): Sql[] {
  const rules: Sql[] = [sql`venue.status IS NULL`];
  if (kind?.kinds?.length) rules.push(sql`venue.kind = ANY(${[...kind.kinds]})`);
  if (kind?.category) rules.push(sql`venue.category = ${kind.category}`);
  if (only?.category) rules.push(sql`venue.category = ${only.category}`);
  if (only?.kind) rules.push(sql`venue.kind = ${only.kind}`);
  if (only?.minRating) rules.push(sql`venue.average_rating >= ${only.minRating}`);
  if (code) rules.push(sql`venue.code = ${code}`);
  if (countryCode) rules.push(sql`venue.country_code = ${countryCode}`);
  if (near) {
    const height = near.radiusMetres / METRES_PER_DEGREE;
    const width = height / Math.max(0.01, Math.cos((near.latitude * Math.PI) / 180));
    rules.push(sql`venue.latitude BETWEEN ${near.latitude - height} AND ${near.latitude + height}`);
    rules.push(sql`venue.longitude BETWEEN ${near.longitude - width} AND ${near.longitude + width}`);
  }
  if (known) rules.push(knownRule(known));
  return rules;
}

function knownRule({ features, are }: KnownFeatures): Sql {
  const states = features.map(stateOf);
  const each = (test: (state: Sql) => Sql, word: ' AND ' | ' OR ') => sql`(${join(states.map(test), word)})`;
  const is =
    (...wanted: string[]) =>
    (state: Sql) =>
      sql`${state} = ANY(${wanted})`;
  if (are === 'yes') return each(is('available'), ' AND ');
  if (are === 'confirmed') return sql`(${join(features.map(isConfirmed), ' AND ')})`;
  if (are === 'no') return each(is('not-available'), ' OR ');
  if (are === 'unknown') return each(is('unknown', 'does-not-apply'), ' AND ');
  const some = each(is('available', 'partly', 'disagree'), ' OR ');
  return sql`(${some} AND NOT ${each(is('available'), ' AND ')} AND NOT ${each(is('not-available'), ' OR ')})`;
}

/** As the venue's page shows it; the claims' and answers' indexes find it for one venue at a time, after its place or words did. */
function stateOf(feature: string): Sql {
  const said = (column: Sql) =>
    sql`(SELECT ${column} FROM verification AS said WHERE said.venue_id = venue.id AND said.feature = ${feature})`;
  const state = featureStateSql(
    sql`(venue.claims ->> ${feature})::int`,
    said(sql`said.agrees`),
    said(sql`said.disagrees`),
  );
  return sql`(CASE WHEN ${feature} = ANY(venue.partly) AND NOT venue.claims ? ${feature} THEN 'partly' ELSE ${state} END)`;
}

const isConfirmed = (feature: string): Sql =>
  sql`EXISTS (SELECT FROM verification AS said WHERE said.venue_id = venue.id AND said.feature = ${feature}
              AND said.agrees > said.disagrees * 2 AND coalesce((venue.claims ->> ${feature})::int, 0) <> 2)`;
