import sql, { join, type Sql } from 'sql-template-tag';
import { boxOf, type Circle } from './box-of';
import type { CandidateQuery, KnownFeatures } from './search-port';

/** Kinds that will do, the page's own filter beside the question's; null for any. */
export function kindsOf({ kind, only }: CandidateQuery): readonly string[] | null {
  const asked = kind?.kinds?.length ? kind.kinds : null;
  if (!only?.kind) return asked;
  return asked && !asked.includes(only.kind) ? [] : [only.kind];
}

/** What a question asks of a row of venue_search beside its features, `near` apart. */
export function narrowRules(query: CandidateQuery): Sql[] {
  const { kind, only, countryCode } = query;
  const kinds = kindsOf(query);
  const rules: Sql[] = [];
  if (kinds) rules.push(sql`spot.kind = ANY(${[...kinds]}::text[])`);
  if (kind?.category) rules.push(sql`spot.category = ${kind.category}`);
  if (only?.category) rules.push(sql`spot.category = ${only.category}`);
  if (only?.minRating) rules.push(sql`spot.rating >= ${only.minRating}`);
  if (countryCode) rules.push(sql`spot.country_code = ${countryCode}`);
  return rules;
}

export function boxRules(circle: Circle | undefined): Sql[] {
  if (!circle) return [];
  const { south, north, west, east } = boxOf(circle);
  return [sql`spot.latitude BETWEEN ${south} AND ${north}`, sql`spot.longitude BETWEEN ${west} AND ${east}`];
}

export const all = (rules: readonly Sql[]): Sql => (rules.length === 0 ? sql`true` : join([...rules], ' AND '));

/** Whether anything is known of any of these features. */
export const knowsAny = (features: readonly string[]): Sql => {
  const asked = sql`${[...features]}::text[]`;
  return sql`(spot.is_known AND (spot.yes && ${asked} OR spot.partly && ${asked} OR spot.no && ${asked}) IS TRUE)`;
};

/** The state of a row of which something is known: all there; one not there; else in part. */
export const stateOf = (features: readonly string[]): Sql => {
  const asked = sql`${[...features]}::text[]`;
  return sql`CASE WHEN spot.yes @> ${asked} THEN 'yes' WHEN spot.no && ${asked} THEN 'no' ELSE 'partly' END`;
};

export function knownRule({ features, are }: KnownFeatures): Sql {
  const asked = sql`${[...features]}::text[]`;
  if (are === 'confirmed') return sql`spot.confirmed @> ${asked}`;
  if (are === 'unknown') return sql`NOT ${knowsAny(features)}`;
  return sql`(${knowsAny(features)} AND ${stateOf(features)} = ${are})`;
}

/** A product: PostgreSQL's power of two takes several times as long over 17,000 rows. */
const squareOf = (side: Sql): Sql => sql`(${side}) * (${side})`;

/** How far a row is, squared, in degrees of latitude. */
export function awayFrom({ latitude, longitude }: Pick<Circle, 'latitude' | 'longitude'>, row = sql`spot`): Sql {
  const width = Math.cos((latitude * Math.PI) / 180);
  const east = sql`(${row}.longitude - ${longitude}::float8) * ${width}::float8`;
  return sql`(${squareOf(sql`${row}.latitude - ${latitude}::float8`)} + ${squareOf(east)})`;
}
