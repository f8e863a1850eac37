import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { distanceMetres } from '../venue/distance';
import { isSameVenue, type KnownVenue } from '../venue/same-venue';
import type { ImportedPlace } from './imported-place';

interface LikelyVenue extends KnownVenue {
  /** The ID of the venue to use: the venue itself or, for a duplicate, the one it duplicates. */
  standsFor: number;
  postcode: string | null;
  /** True if another row of this edition has already matched the venue. */
  isTaken: boolean;
}

/** Degrees that cover SAME_PLACE_METRES; longitude degrees get shorter towards the poles. */
const BOX = 0.0015;
const TIMEOUT_MS = 60_000;

/**
 * Matches places of a list with venues, by the rule for members: same name within 150 m; or same name and town, if one
 * position is only "around here".
 * Does not match if the postcodes differ, if several venues fit, or if the list has two such places.
 */
export async function findVenues(
  database: Database,
  source: string,
  file: string,
  places: readonly ImportedPlace[],
): Promise<Map<ImportedPlace, number>> {
  const likely = await likelyVenues(database, source, file, places);
  const found = new Map<ImportedPlace, number>();
  const taken = new Set<number>();
  for (const place of places) {
    const same = sameOf(place, likely.get(place.normalName) ?? [], taken);
    if (same === null) continue;
    found.set(place, same.standsFor);
    taken.add(same.id);
  }
  return found;
}

function sameOf(place: ImportedPlace, likely: readonly LikelyVenue[], taken: ReadonlySet<number>): LikelyVenue | null {
  const wanted = {
    normalName: place.normalName,
    normalCity: place.normalCity,
    country: place.country,
    placeId: null,
    position: place.isAround ? null : place.position,
  };
  const same = likely.filter((known) => isSameVenue(wanted, known));
  const near = nearest(wanted.position, same);
  if (near) return near;
  const [only, ...others] = same.filter(
    (known) =>
      !known.isTaken &&
      !taken.has(known.id) &&
      !(place.postcode && known.postcode && place.postcode !== known.postcode),
  );
  return only && others.length === 0 ? only : null;
}

/** Finds the nearest venue among those with an exact position. */
function nearest(position: ImportedPlace['position'], same: readonly LikelyVenue[]): LikelyVenue | null {
  let best: { known: LikelyVenue; metres: number } | null = null;
  for (const known of same) {
    if (position === null || known.latitude === null || known.longitude === null || known.approximatePosition) continue;
    const metres = distanceMetres(position, { latitude: known.latitude, longitude: known.longitude });
    if (best === null || metres < best.metres) best = { known, metres };
  }
  return best?.known ?? null;
}

async function likelyVenues(
  database: Database,
  source: string,
  file: string,
  places: readonly ImportedPlace[],
): Promise<Map<string, LikelyVenue[]>> {
  const given = places.map(({ normalName, normalCity, position, isAround }) => ({
    name: normalName,
    city: normalCity,
    latitude: isAround ? null : (position?.latitude ?? null),
    longitude: isAround ? null : (position?.longitude ?? null),
    wide: position === null ? null : BOX / Math.max(0.01, Math.cos((position.latitude * Math.PI) / 180)),
  }));
  const rows = await database.query<LikelyVenue>(
    sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS row(
        name text, city text, latitude float8, longitude float8, wide float8)),
    likely AS (
      SELECT venue.id FROM given JOIN venue ON venue.normal_name = given.name
        AND venue.latitude BETWEEN given.latitude - ${BOX}::float8 AND given.latitude + ${BOX}::float8
        AND venue.longitude BETWEEN given.longitude - given.wide AND given.longitude + given.wide
      UNION
      SELECT venue.id FROM given JOIN venue ON venue.normal_name = given.name AND venue.normal_city = given.city
        AND (venue.approximate_position OR venue.latitude IS NULL)
      UNION
      SELECT venue.id FROM given JOIN venue ON venue.normal_name = given.name AND venue.normal_city = given.city
        AND given.latitude IS NULL)
    SELECT venue.id, place_id AS "placeId", normal_name AS "normalName", normal_city AS "normalCity", country,
           venue.latitude, venue.longitude, approximate_position AS "approximatePosition", postcode,
           coalesce(CASE WHEN status = 'double' THEN now_at END, venue.id) AS "standsFor",
           EXISTS (SELECT 1 FROM imported_row WHERE venue_id = venue.id AND source = ${source} AND of_file = ${file}) AS "isTaken"
    FROM likely JOIN venue USING (id) WHERE NOT venue.is_sample
    ORDER BY venue.id`,
    TIMEOUT_MS,
  );
  const byName = new Map<string, LikelyVenue[]>();
  for (const row of rows) byName.set(row.normalName, [...(byName.get(row.normalName) ?? []), row]);
  return byName;
}
