import { Injectable } from '@nestjs/common';
import type { Review } from '@waymark/contracts-reviews';
import { cutRows, encodeCursor, Page } from '@waymark/service-kit';
import { ReviewCounts } from './review-counts';
import { readReviewCursor } from './review-cursor';
import type { ReviewFilter } from './review-filter.sql';
import { UNRATED, type ReviewSort } from './review-order.sql';
import { toReview } from './review.mapper';
import { ReviewRepository, type ReviewRow } from './review.repository';
import { reviewWords } from './review-words';

export interface PageQuery extends Omit<ReviewFilter, 'words'> {
  q?: string | undefined;
  sort: ReviewSort;
  cursor?: string | undefined;
  limit: number;
}

/** Lists of reviews, page by page: one query, and at most one more to count. */
@Injectable()
export class ReviewPages {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly counts: ReviewCounts,
  ) {}

  async read({ q, sort, cursor: text, limit, ...others }: PageQuery, reader: number | null): Promise<Page<Review>> {
    const cursor = readReviewCursor(text, sort);
    const words = reviewWords(q);
    if (words === null) return new Page<Review>([], 0, null);
    const filter: ReviewFilter = { ...others, ...(words === undefined ? {} : { words }) };
    const own: ReviewFilter = words === undefined || reader === null ? filter : { ...filter, lookedForBy: reader };
    const read = await this.reviews.page({ filter: own, sort, cursor, limit: limit + 1 }, reader);
    const { rows, next } = cutRows(read.rows, limit, (last) => cursorOf(last, sort));
    // If the first page is also the last, its length is the total. Otherwise, all readers without blocks share one
    // count.
    const total =
      cursor === null && next === null ? rows.length : await this.counts.of(read.mayBeApart ? own : filter, read.stamp);
    return new Page(rows.map(toReview), total, next);
  }
}

function cursorOf(row: ReviewRow, sort: ReviewSort): string {
  return encodeCursor(
    sort === 'highest' || sort === 'lowest'
      ? [sort, row.overallRating ?? UNRATED[sort], row.id]
      : [sort, row.createdAt.toISOString(), row.id],
  );
}
