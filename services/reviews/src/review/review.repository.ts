import { Injectable } from '@nestjs/common';
import { DEFAULT_PAGE_SIZE } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { ReviewCursor } from './review-cursor';
import { orderBy, whereReviews, type ReviewFilter, type ReviewSort } from './review-page.sql';
import type { ReviewRow } from './review-row';
import { selectReviews } from './review-select';

@Injectable()
export class ReviewRepository {
  constructor(private readonly database: Database) {}

  /** The newest reviews of a venue, for its page. `reader` is who asks, for their own votes. */
  newestOf(venueId: number, reader: number | null): Promise<ReviewRow[]> {
    return this.page({ venueId }, 'newest', null, DEFAULT_PAGE_SIZE, reader);
  }

  page(filter: ReviewFilter, sort: ReviewSort, cursor: ReviewCursor | null, limit: number, reader: number | null) {
    return this.database.query<ReviewRow>(
      sql`${selectReviews(reader)} ${whereReviews(filter, cursor)} ${orderBy(sort)} LIMIT ${limit}`,
    );
  }

  async count(filter: ReviewFilter): Promise<number> {
    const row = await this.database.one<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM review JOIN venue ON venue.id = review.venue_id ${whereReviews(filter, null)}`);
    return row?.total ?? 0;
  }

  byId(tx: Tx, id: number, reader: number): Promise<ReviewRow | null> {
    return tx.one<ReviewRow>(sql`${selectReviews(reader)} WHERE review.id = ${id}`);
  }
}
