import sql, { join, type Sql } from 'sql-template-tag';
import { boxOf, type Circle } from './box-of';
import type { NamedKind } from '../venue/kind-meaning';
import { featuresOf, type CandidateQuery, type KnownFeatures, type Wish } from './search-port';
import { tagWordsQuery } from './tag-words-query';

/** Returns the kinds that match both the query and the page's filter; null for any. */
export function kindsOf({ kind, only }: CandidateQuery): readonly string[] | null {
  const asked = kind?.kinds?.length ? kind.kinds : null;
  if (!only?.kind) return asked;
  return asked && !asked.includes(only.kind) ? [] : [only.kind];
}

/** Returns the conditions on venue_search, except features and `near`. */
export function hitFilterRules(query: CandidateQuery): Sql[] {
  const { kind, only, countryCode } = query;
  const kinds = kindsOf(query);
  const rules: Sql[] = [];
  if (kinds) rules.push(sql`spot.kind = ANY(${[...kinds]}::text[])`);
  if (kind?.named) rules.push(namedRule(kind.named));
  if (kind?.category) rules.push(sql`spot.category = ${kind.category}`);
  if (only?.category) rules.push(sql`spot.category = ${only.category}`);
  if (only?.minRating) rules.push(sql`spot.rating >= ${only.minRating}`);
  if (countryCode) rules.push(sql`spot.country_code = ${countryCode}`);
  return rules;
}

/**
 * The condition for a kind with names. It is on both tables: otherwise, for a whole country, PostgreSQL would first
 * read the names of all venues.
 */
const namedRule = ({ kinds, words }: NamedKind): Sql => sql`
  (spot.kind <> ALL(${[...kinds]}::text[]) OR EXISTS (
    SELECT FROM venue
    WHERE venue.id = spot.venue_id AND venue.kind = ANY(${[...kinds]}::text[]) AND venue.normal_name ~ ${words.join('|')}))`;

export function boxRules(circle: Circle | undefined): Sql[] {
  if (!circle) return [];
  const { south, north, west, east } = boxOf(circle);
  return [sql`spot.latitude BETWEEN ${south} AND ${north}`, sql`spot.longitude BETWEEN ${west} AND ${east}`];
}

export const all = (rules: readonly Sql[]): Sql => (rules.length === 0 ? sql`true` : join([...rules], ' AND '));

const arrayOf = (features: readonly string[]): Sql => sql`${[...features]}::text[]`;

/** True if anything is known about any of these wishes. */
export const knowsAny = (wishes: readonly Wish[]): Sql => {
  const asked = arrayOf(featuresOf(wishes));
  const known = sql`(spot.is_known AND (spot.yes && ${asked} OR spot.partly && ${asked} OR spot.no && ${asked}) IS TRUE)`;
  const told = wishes.filter(isOfReviews).map(isTold);
  return told.length === 0 ? known : sql`(${join([known, ...told], ' OR ')})`;
};

/**
 * Returns the state of a row about which something is known, like `accessGroup` but with "partly" as a separate state.
 */
export const stateOf = (wishes: readonly Wish[]): Sql =>
  sql`CASE WHEN ${all(wishes.map((wish) => isMet(wish, sql`spot.confirmed`)))} THEN 'confirmed' WHEN ${all(wishes.map((wish) => isMet(wish)))} THEN 'stated' WHEN ${join(wishes.map(isDenied), ' OR ')} THEN 'no' ELSE 'partly' END`;

export function knownRule({ wishes, are }: KnownFeatures): Sql {
  if (are === 'unknown') return sql`NOT ${knowsAny(wishes)}`;
  return sql`(${knowsAny(wishes)} AND ${stateOf(wishes)} = ${are})`;
}

const isOfReviews = ({ features }: Wish): boolean => features.length === 0;

/** True if a wish is met. If it has several features, one of them is enough. */
const isMet = (wish: Wish, there = sql`spot.yes`): Sql =>
  isOfReviews(wish) ? isTold(wish) : sql`${there} && ${arrayOf(wish.features)}`;

function isDenied(wish: Wish): Sql {
  if (isOfReviews(wish)) return sql`false`;
  const asked = arrayOf(wish.features);
  const denied = sql`spot.no && ${asked}`;
  return wish.features.length === 1
    ? denied
    : sql`(${denied} AND (spot.yes && ${asked} OR spot.partly && ${asked}) IS NOT TRUE)`;
}

/**
 * True if reviews mention the wish. Uses only reviews without complaints: below three stars, they mention what is
 * missing as often as what exists.
 */
const isTold = ({ phrases }: Wish): Sql => sql`
  spot.venue_id IN (SELECT review.venue_id FROM review
    WHERE review.set_aside IS NULL AND search_words @@ ${tagWordsQuery(phrases)}::tsquery AND coalesce(overall_rating, 3) >= 3)`;

/** Returns the square as a product, because PostgreSQL's power operator is several times slower over 17,000 rows. */
const squareOf = (side: Sql): Sql => sql`(${side}) * (${side})`;

/** Returns the squared distance of a row, in degrees of latitude. */
export function awayFrom({ latitude, longitude }: Pick<Circle, 'latitude' | 'longitude'>, row = sql`spot`): Sql {
  const width = Math.cos((latitude * Math.PI) / 180);
  const east = sql`(${row}.longitude - ${longitude}::float8) * ${width}::float8`;
  return sql`(${squareOf(sql`${row}.latitude - ${latitude}::float8`)} + ${squareOf(east)})`;
}
