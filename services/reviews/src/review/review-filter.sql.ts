import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { RATING_BAND_BOUNDS, type RatingBand } from '@waymark/contracts-reviews';
import { IS_ATTRACTION } from '../venue/is-attraction.sql';
import { ratedBetween, type ReviewSort } from './review-order.sql';

export interface ReviewFilter {
  /** A tsquery of review-words.ts. */
  words?: string | undefined;
  venueId?: number | undefined;
  /** The number of a place that has to be an attraction. */
  attractionId?: number | undefined;
  authorId?: number | undefined;
  /** Only reviews of this member, and only while everyone may see their profile. */
  publicAuthorId?: number | undefined;
  /** Who asks for those of one member: nobody finds the reviews of whom they are kept apart from. */
  askedBy?: number | null | undefined;
  rating?: RatingBand | undefined;
  /** Who looks for words: by the name of whom they are kept apart from, they find nothing. */
  lookedForBy?: number | undefined;
}

/** Whether anybody is kept apart from the reader at all: asked once for a statement, so that hardly anybody pays for the rest. */
export const isApartFromSome = (reader: number): Sql =>
  sql`(SELECT EXISTS (SELECT 1 FROM member_block WHERE is_blocked AND ${reader} IN (member_id, blocked_id)))`;

/** The words in what was written and in the place alone, where the reader is not shown who wrote it: by the name they would learn it. */
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

/** The rules of a filter but the look for its words. `sort` is the order that is read; null when rows are only counted. */
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
  // What staff set aside stands in its author's own list alone.
  rules.push(authorId === undefined ? sql`review.set_aside IS NULL` : sql`review.author_id = ${authorId}`);
  if (publicAuthorId !== undefined) {
    const isPublic = sql`EXISTS (
      SELECT 1 FROM member WHERE id = ${publicAuthorId} AND is_public AND is_active AND NOT is_apart(id, ${askedBy}))`;
    rules.push(sql`review.author_id = ${publicAuthorId}`, isPublic);
  }
  if (words !== undefined && lookedForBy !== undefined) rules.push(namelessFor(lookedForBy, words));
  if (rating) {
    const byRating = sort === 'highest' || sort === 'lowest';
    // A literal, not a parameter: the planner knows how many reviews are in each band.
    rules.push(
      byRating ? ratedBetween(RATING_BAND_BOUNDS[rating], sort) : sql`(${BAND}) = ${raw(String(BANDS[rating]))}`,
    );
  }
  return rules;
}

export function where(rules: readonly Sql[]): Sql {
  return rules.length > 0 ? sql`WHERE ${join([...rules], ' AND ')}` : empty;
}
