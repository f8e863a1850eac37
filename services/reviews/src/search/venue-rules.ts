import type { Feature } from '@waymark/contracts-reviews';
import sql, { join, type Sql } from 'sql-template-tag';
import { featureStateSql } from '../answer/feature-state.sql';
import { boxOf } from './box-of';
import type { CandidateQuery, KnownFeatures } from './search-port';

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
    const { south, north, west, east } = boxOf(near);
    rules.push(sql`venue.latitude BETWEEN ${south} AND ${north}`);
    rules.push(sql`venue.longitude BETWEEN ${west} AND ${east}`);
  }
  if (known) rules.push(knownRule(known));
  return rules;
}

function knownRule({ features, are }: KnownFeatures): Sql {
  const all = (rule: (feature: Feature) => Sql) => sql`(${join(features.map(rule), ' AND ')})`;
  const any = (rule: (feature: Feature) => Sql) => sql`(${join(features.map(rule), ' OR ')})`;
  if (are === 'yes') return all((feature) => isIn(feature, 'available'));
  if (are === 'confirmed') return all(isConfirmed);
  if (are === 'no') return any((feature) => isIn(feature, 'not-available'));
  if (are === 'unknown') return sql`(venue.known_features = 0 OR ${all((feature) => sql`NOT ${isKnown(feature)}`)})`;
  const some = any((feature) => isIn(feature, 'available', 'partly', 'disagree'));
  const whole = all((feature) => isIn(feature, 'available'));
  return sql`(${some} AND NOT ${whole} AND NOT ${any((feature) => isIn(feature, 'not-available'))})`;
}

/** Each part is led by an index: claims, answers and what is there in part. */
const isKnown = (feature: Feature): Sql =>
  sql`(venue.claims @> ${JSON.stringify({ [feature]: 1 })}::jsonb OR venue.claims @> ${JSON.stringify({ [feature]: 2 })}::jsonb
       OR venue.partly @> ARRAY[${feature}]::text[]
       OR venue.id = ANY(ARRAY(SELECT said.venue_id FROM verification AS said WHERE said.feature = ${feature})))`;

/** As the venue's page shows it. */
function isIn(feature: Feature, ...states: string[]): Sql {
  const said = (column: Sql) =>
    sql`(SELECT ${column} FROM verification AS said WHERE said.venue_id = venue.id AND said.feature = ${feature})`;
  const merged = featureStateSql(
    sql`(venue.claims ->> ${feature})::int`,
    said(sql`said.agrees`),
    said(sql`said.disagrees`),
  );
  const state = sql`CASE ${merged} WHEN 'unknown' THEN CASE WHEN ${feature} = ANY(venue.partly) THEN 'partly' END ELSE ${merged} END`;
  return sql`(${isKnown(feature)} AND (${state}) = ANY(${states}))`;
}

const isConfirmed = (feature: Feature): Sql =>
  sql`(venue.id = ANY(ARRAY(SELECT said.venue_id FROM verification AS said WHERE said.feature = ${feature}))
       AND ${isIn(feature, 'available')})`;
