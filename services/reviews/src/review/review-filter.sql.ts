import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { RATING_BAND_BOUNDS, type RatingBand } from '@waymark/contracts-reviews';
import { IS_ATTRACTION } from '../venue/is-attraction.sql';
import { ratedBetween, type ReviewSort } from './review-order.sql';

export interface ReviewFilter {
  /** A tsquery from review-words.ts. */
  words?: string | undefined;
  venueId?: number | undefined;
  /** The ID of a venue that must be an attraction. */
  attractionId?: number | undefined;
  authorId?: number | undefined;
  /** Only reviews of this member, and only while their profile is public. */
  publicAuthorId?: number | undefined;
  /** The person who reads one member's reviews; a block between the two hides the reviews. */
  askedBy?: number | null | undefined;
  rating?: RatingBand | undefined;
  /** The person who searches. The names of members with a block between the two must not match. */
  lookedForBy?: number | undefined;
}

/**
 * True if there is any block between the reader and others. The subquery runs once per statement, so most readers need
 * no further checks.
 */
export const isApartFromSome = (reader: number): Sql =>
  sql`(SELECT EXISTS (SELECT 1 FROM member_block WHERE is_blocked AND ${reader} IN (member_id, blocked_id)))`;

/**
 * Matches the words only in the review and the venue if the reader must not see the author; a match on the name would
 * reveal it.
 */
const namelessFor = (reader: number, words: string): Sql => sql`(
  NOT ${isApartFromSome(reader)}
  OR NOT is_apart(review.author_id, ${reader})
  OR review_search_words(
       (SELECT venue.normal_name || ' ' || venue.normal_city FROM venue WHERE venue.id = review.venue_id), review.comment)
     @@ ${words}::tsquery)`;

const BANDS: Readonly<Record<RatingBand, number>> = { excellent: 4, good: 3, fair: 2, poor: 1 };

// The expression of review_band_created_idx in 0002_lists.
const BAND = raw(
  'CASE WHEN review.overall_rating >= 4 THEN 4 WHEN review.overall_rating >= 3 THEN 3' +
    ' WHEN review.overall_rating >= 2 THEN 2 WHEN review.overall_rating >= 0 THEN 1 END',
);

/** Returns the conditions of a filter, except the text search. `sort` is the order of the page; null for a count. */
export function filterRules(
  { words, lookedForBy, venueId, attractionId, authorId, publicAuthorId, askedBy = null, rating }: ReviewFilter,
  sort: ReviewSort | null,
): Sql[] {
  const rules: Sql[] = [];
  if (venueId !== undefined) rules.push(sql`review.venue_id = ${venueId}`);
  if (attractionId !== undefined) {
    const isOne = sql`EXISTS (SELECT 1 FROM venue WHERE id = ${attractionId} AND ${IS_ATTRACTION})`;
    rules.push(sql`review.venue_id = ${attractionId}`, isOne);
  }
  // A review hidden by moderators appears only in its author's own list.
  rules.push(authorId === undefined ? sql`review.set_aside IS NULL` : sql`review.author_id = ${authorId}`);
  if (publicAuthorId !== undefined) {
    const isPublic = sql`EXISTS (
      SELECT 1 FROM member WHERE id = ${publicAuthorId} AND is_public AND is_active AND NOT is_apart(id, ${askedBy}))`;
    rules.push(sql`review.author_id = ${publicAuthorId}`, isPublic);
  }
  if (words !== undefined && lookedForBy !== undefined) rules.push(namelessFor(lookedForBy, words));
  if (rating) {
    const byRating = sort === 'highest' || sort === 'lowest';
    // A literal instead of a parameter, because the planner then knows how many reviews are in the band.
    rules.push(
      byRating ? ratedBetween(RATING_BAND_BOUNDS[rating], sort) : sql`(${BAND}) = ${raw(String(BANDS[rating]))}`,
    );
  }
  return rules;
}

export function where(rules: readonly Sql[]): Sql {
  return rules.length > 0 ? sql`WHERE ${join([...rules], ' AND ')}` : empty;
}
