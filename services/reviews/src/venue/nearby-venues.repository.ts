import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { VenueRow } from './venue-row';

export interface NearbyVenueRow extends VenueRow {
  distanceMetres: number | null;
  knownFeatures: number;
}

const MOST = 5;
/** Ten miles in metres: nobody on wheels or on foot would call anything farther "near by". */
const FARTHEST_METRES = 16_000;
const METRES_PER_DEGREE = 111_195;

@Injectable()
export class NearbyVenuesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns venues of the same kind (or the category, if the kind is unknown) about which more is known, nearest
   * first. Null if there is no such venue. Samples are compared only with samples.
   */
  async of(id: number): Promise<NearbyVenueRow[] | null> {
    const rows = await this.database.query<NearbyVenueRow & { isThere: boolean | null }>(
      sql`
      SELECT near.id, near.place_id AS "placeId", near.name, near.address, near.city, near.country, near.country_code AS "countryCode",
             near.category, near.kind, near.code, coalesce(near.alt_names, '{}') AS "altNames", near.path_type AS "pathType",
             near.logo_url AS "logoUrl", near.website_url AS "websiteUrl", near.latitude, near.longitude, near.importance,
             near.average_rating AS "averageRating", near.review_count AS "reviewCount", near.is_sample AS "isSample",
             near.metres AS "distanceMetres", near.known_features AS "knownFeatures", near.id IS NOT NULL AS "isThere"
      FROM venue LEFT JOIN LATERAL (
        SELECT * FROM (
          SELECT other.*, round((2 * 6371000 * asin(least(1, sqrt(
                   sin(radians(other.latitude - venue.latitude) / 2) ^ 2
                   + cos(radians(venue.latitude)) * cos(radians(other.latitude)) * sin(radians(other.longitude - venue.longitude) / 2) ^ 2))))::numeric)::float8 AS metres
          FROM venue other
          WHERE other.known_features > 0 AND other.status IS NULL
            AND other.latitude BETWEEN venue.latitude - ${FARTHEST_METRES / METRES_PER_DEGREE}::float8 AND venue.latitude + ${FARTHEST_METRES / METRES_PER_DEGREE}::float8
            AND other.longitude BETWEEN venue.longitude - ${FARTHEST_METRES / METRES_PER_DEGREE}::float8 / greatest(cos(radians(venue.latitude)), 0.01)
                                    AND venue.longitude + ${FARTHEST_METRES / METRES_PER_DEGREE}::float8 / greatest(cos(radians(venue.latitude)), 0.01)
            AND other.id <> venue.id AND other.known_features > venue.known_features AND other.is_sample = venue.is_sample
            AND CASE WHEN venue.kind IS NULL THEN other.category = venue.category ELSE other.kind = venue.kind END) AS boxed
        WHERE metres <= ${FARTHEST_METRES}
        ORDER BY metres, id LIMIT ${MOST}) AS near ON true
      WHERE venue.id = ${id}
      ORDER BY near.metres, near.id`,
      undefined,
      { isPrepared: true },
    );
    if (rows.length === 0) return null;
    return rows.filter(({ isThere }) => isThere);
  }
}
