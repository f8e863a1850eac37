import { Injectable } from '@nestjs/common';
import { CORE_PROBLEMS, type Actor, type EndpointInput } from '@waymark/contracts-core';
import type { listReviews, Review } from '@waymark/contracts-reviews';
import { ProblemException } from '@waymark/service-kit';
import { decodeCursor, encodeCursor, type ReviewCursor } from '../review-cursor';
import { toReview } from '../review.mapper';
import { UNRATED, type ReviewSort } from '../review-page.sql';
import { ReviewRepository } from '../review.repository';
import type { ReviewRow } from '../review-row';

type Query = EndpointInput<typeof listReviews>['query'];

export interface ReviewPage {
  reviews: Review[];
  total: number;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

@Injectable()
export class ListReviews {
  constructor(private readonly reviews: ReviewRepository) {}

  async run({ cursor: text, limit, sort, ...filter }: Query, actor: Actor): Promise<ReviewPage> {
    const cursor = text === undefined ? null : readCursor(text, sort);
    const [rows, total] = await Promise.all([
      // One more than asked tells whether there is a next page.
      this.reviews.page(filter, sort, cursor, limit + 1, actor?.memberId ?? null),
      this.reviews.count(filter),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { reviews: page.map(toReview), total, next: rows.length > limit && last ? cursorOf(last, sort) : null };
  }
}

function cursorOf(row: ReviewRow, sort: ReviewSort): string {
  return encodeCursor(
    sort === 'highest' || sort === 'lowest'
      ? [sort, row.overallRating ?? UNRATED[sort], row.id]
      : [sort, row.createdAt.toISOString(), row.id],
  );
}

function readCursor(text: string, sort: ReviewSort): ReviewCursor {
  const cursor = decodeCursor(text);
  if (cursor?.[0] === sort) return cursor;
  throw new ProblemException('request.invalid-query', CORE_PROBLEMS['request.invalid-query'], {
    fieldErrors: { cursor: 'This is not a page of this list.' },
  });
}
