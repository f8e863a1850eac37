import sql, { type Sql } from 'sql-template-tag';
import { boxOf } from './box-of';
import { knownRule } from './hit-filter-rules';
import type { NamedKind } from '../venue/kind-meaning';
import { likePattern } from '../text/like-pattern';
import type { CandidateQuery } from './search-port';
import { isSpot } from './query/written-names';

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
export function venueRules({ kind, only, code, address, called, countryCode, near, known }: CandidateQuery): Sql[] {
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
