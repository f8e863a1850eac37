import { Injectable } from '@nestjs/common';
import { MOST_VENUE_PHOTOS, type VenuePhoto } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { toPhoto } from '../../photo/photo.mapper';
import { problem } from '../../problem';

interface VenuePhotoRow {
  /** Null of a venue without photos. */
  id: string | null;
  width: number;
  height: number;
  description: string;
  reviewId: number;
  reviewerName: string;
  createdAt: Date;
}

@Injectable()
export class ListVenuePhotos {
  constructor(private readonly database: Database) {}

  async execute(venueId: number): Promise<VenuePhoto[]> {
    const rows = await this.database.query<VenuePhotoRow>(sql`
      SELECT shown.id, shown.width, shown.height, shown.description, shown.review_id AS "reviewId",
             shown.reviewer_name AS "reviewerName", shown.created_at AS "createdAt"
      FROM venue LEFT JOIN LATERAL (
        SELECT photo.id, photo.width, photo.height, photo.description, photo.position,
               review.id AS review_id, review.reviewer_name, review.created_at
        FROM review JOIN review_photo photo ON photo.review_id = review.id
        WHERE review.venue_id = venue.id
        ORDER BY review.created_at DESC, review.id DESC, photo.position
        LIMIT ${MOST_VENUE_PHOTOS}) AS shown ON true
      WHERE venue.id = ${venueId}
      ORDER BY shown.created_at DESC, shown.review_id DESC, shown.position`);
    if (rows.length === 0) throw problem('venue.not-found');
    return rows.flatMap(({ id, createdAt, ...row }) =>
      id === null
        ? []
        : [
            {
              ...toPhoto({ ...row, id }),
              reviewId: row.reviewId,
              reviewerName: row.reviewerName,
              createdAt: createdAt.toISOString(),
            },
          ],
    );
  }
}
