import { Injectable } from '@nestjs/common';
import type { Review } from '@waymark/contracts-reviews';
import { encodeCursor } from '@waymark/service-kit';
import { ReviewCounts } from './review-counts';
import { readReviewCursor } from './review-cursor';
import type { ReviewFilter } from './review-filter.sql';
import { UNRATED, type ReviewSort } from './review-order.sql';
import { toReview } from './review.mapper';
import { ReviewRepository } from './review.repository';
import type { ReviewRow } from './review-row';
import { reviewWords } from './review-words';

export interface ReviewPage {
  reviews: Review[];
  /** Reviews that match in all, on whatever page. */
  total: number;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

export interface AskedPage extends Omit<ReviewFilter, 'words'> {
  q?: string | undefined;
  sort: ReviewSort;
  cursor?: string | undefined;
  limit: number;
}

/** Lists of reviews, page by page, in one statement and at most one more to count. */
@Injectable()
export class ReviewPages {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly counts: ReviewCounts,
  ) {}

  async read({ q, sort, cursor: text, limit, ...others }: AskedPage, reader: number | null): Promise<ReviewPage> {
    const cursor = readReviewCursor(text, sort);
    const words = reviewWords(q);
    if (words === null) return { reviews: [], total: 0, next: null };
    const filter: ReviewFilter = { ...others, ...(words === undefined ? {} : { words }) };
    // One more than asked tells whether there is a next page.
    const { rows, newestId } = await this.reviews.page({ filter, sort, cursor, limit: limit + 1 }, reader);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? cursorOf(last, sort) : null;
    // A first page that is also the last is its own count.
    const total = cursor === null && next === null ? page.length : await this.counts.of(filter, newestId);
    return { reviews: page.map(toReview), total, next };
  }
}

function cursorOf(row: ReviewRow, sort: ReviewSort): string {
  return encodeCursor(
    sort === 'highest' || sort === 'lowest'
      ? [sort, row.overallRating ?? UNRATED[sort], row.id]
      : [sort, row.createdAt.toISOString(), row.id],
  );
}
