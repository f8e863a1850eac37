import sql from 'sql-template-tag';

/** The columns of VenueRow, of a table or alias `venue`. */
export const VENUE_COLUMNS = sql`
  venue.id, venue.place_id AS "placeId", venue.name, venue.address, venue.city, venue.country,
  venue.country_code AS "countryCode", venue.category, venue.kind, venue.code, venue.alt_names AS "altNames",
  venue.path_type AS "pathType", venue.logo_url AS "logoUrl", venue.website_url AS "websiteUrl",
  venue.latitude, venue.longitude, venue.importance, venue.average_rating AS "averageRating",
  venue.review_count AS "reviewCount", venue.is_sample AS "isSample"`;
