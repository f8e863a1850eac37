import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { withPicked, type Pick } from './review-pick.sql';
import type { ReviewRow } from './review-row';
import { selectReviews } from './review-select';

interface PickedRow extends ReviewRow {
  newestId: number;
}

@Injectable()
export class ReviewRepository {
  constructor(private readonly database: Database) {}

  /** The newest reviews of a venue. `reader` is who asks, for their own votes. */
  async newestOf(venueId: number, limit: number, reader: number | null): Promise<ReviewRow[]> {
    return (await this.page({ filter: { venueId }, sort: 'newest', cursor: null, limit }, reader)).rows;
  }

  /** One page in one statement. `newestId` is the newest review of all, which dates every count; 0 when no row came. */
  async page(pick: Pick, reader: number | null): Promise<{ rows: ReviewRow[]; newestId: number }> {
    const rows = await this.database.query<PickedRow>(sql`
      ${withPicked(pick)}
      SELECT listed.*, (SELECT max(id) FROM review) AS "newestId"
      FROM (${selectReviews(reader)}) AS listed JOIN picked ON picked.id = listed.id
      ORDER BY picked.position`);
    return { rows: rows.map(({ newestId: _, ...row }) => row as ReviewRow), newestId: rows[0]?.newestId ?? 0 };
  }

  byId(tx: Tx, id: number, reader: number): Promise<ReviewRow | null> {
    return tx.one<ReviewRow>(sql`${selectReviews(reader)} WHERE review.id = ${id}`);
  }
}
