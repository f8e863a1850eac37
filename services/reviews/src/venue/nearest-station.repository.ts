import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The kinds of railway stations in our lists. */
const STATION_KINDS = ['railway_station', 'station'];
/** Metres to the nearest station; nobody goes farther on foot or on wheels. */
const FARTHEST_METRES = 10_000;
const METRES_PER_DEGREE = 111_195;
const FARTHEST_DEGREES = FARTHEST_METRES / METRES_PER_DEGREE;
/** Metres within which two lists may have the same station, so that a station is not its own nearest one. */
const SAME_STATION_METRES = 150;

@Injectable()
export class NearestStationRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns null if there is no such venue, and a row of nulls if no station is near. Samples are compared only with
   * samples.
   */
  of(id: number): Promise<{ id: number | null; metres: number | null } | null> {
    return this.database.one(sql`
      SELECT near.id, near.metres
      FROM venue LEFT JOIN LATERAL (
        SELECT id, metres FROM (
          -- As on a flat map: exact enough for ten kilometres.
          SELECT other.id, round((${METRES_PER_DEGREE}::float8 * sqrt((other.latitude - venue.latitude) ^ 2
                   + ((other.longitude - venue.longitude) * cos(radians(venue.latitude))) ^ 2))::numeric)::float8 AS metres
          FROM venue other
          WHERE other.kind = ANY(${STATION_KINDS}::text[]) AND other.status IS NULL
            -- A single letter is a slip of a list, no station.
            AND char_length(other.name) > 1
            AND other.latitude BETWEEN venue.latitude - ${FARTHEST_DEGREES}::float8 AND venue.latitude + ${FARTHEST_DEGREES}::float8
            AND other.longitude BETWEEN venue.longitude - ${FARTHEST_DEGREES}::float8 / greatest(cos(radians(venue.latitude)), 0.01)
                                    AND venue.longitude + ${FARTHEST_DEGREES}::float8 / greatest(cos(radians(venue.latitude)), 0.01)
            AND other.id <> venue.id AND other.is_sample = venue.is_sample) AS boxed
        WHERE metres <= ${FARTHEST_METRES}
          AND (metres > ${SAME_STATION_METRES} OR venue.kind IS NULL OR venue.kind <> ALL(${STATION_KINDS}::text[]))
        ORDER BY metres, id LIMIT 1) AS near ON true
      WHERE venue.id = ${id}`);
  }
}
