import { Injectable } from '@nestjs/common';
import { MOST_VENUE_PHOTOS, type VenuePhoto } from '@waymark/contracts-reviews';
import { Database, FORMER_MEMBER } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { toPhoto } from '../photo/photo.mapper';
import { problem } from '../problem';

interface VenuePhotoRow {
  id: string;
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

  /** Reads the venue. Members with a block between them and `reader` are not named. */
  async execute(venueId: number, reader: number | null): Promise<VenuePhoto[]> {
    const rows = await this.database.query<VenuePhotoRow>(sql`
      SELECT photo.id, photo.width, photo.height, photo.description, review.id AS "reviewId",
             CASE WHEN is_apart(review.author_id, ${reader}) THEN ${FORMER_MEMBER} ELSE review.reviewer_name END AS "reviewerName",
             review.created_at AS "createdAt"
      FROM review JOIN review_photo photo ON photo.review_id = review.id
      WHERE review.set_aside IS NULL AND photo.set_aside IS NULL AND review.venue_id = ${venueId}
      ORDER BY review.created_at DESC, review.id DESC, photo.position
      LIMIT ${MOST_VENUE_PHOTOS}`);
    if (rows.length === 0) await this.refuseUnknown(venueId);
    return rows.map(({ reviewId, reviewerName, createdAt, ...photo }) => ({
      ...toPhoto(photo),
      reviewId,
      reviewerName,
      createdAt: createdAt.toISOString(),
    }));
  }

  private async refuseUnknown(venueId: number): Promise<void> {
    const venue = await this.database.one<{ id: number }>(sql`SELECT id FROM venue WHERE id = ${venueId}`);
    if (!venue) throw problem('venue.not-found');
  }
}
