import type { Client } from 'pg';

/** Words of everyday reviews. The first are much more frequent than the last, and search must handle both. */
const WORDS =
  'the entrance was level and staff helped with lift ramp door toilet wide quiet parking steps signs loud bright seat ' +
  'table counter hearing loop braille dog kerb platform gradient handrail tactile cobbles';
const CITIES = ['London', 'Leeds', 'York', 'Bristol', 'Cardiff', 'Belfast', 'Glasgow', 'Paris', 'Berlin', 'Toronto'];

export interface Filling {
  /** All reviews, including the busy venue's. */
  reviews: number;
  /** Reviews of the busy venue. */
  ofBusyVenue: number;
}

/**
 * Fills an empty database and returns the id of the busy venue. Every tenth review has no rating, as some real ones
 * do.
 */
export async function fillReviews(client: Client, { reviews, ofBusyVenue }: Filling): Promise<number> {
  const venues = Math.max(10, Math.ceil(reviews / 20));
  await client.query('SELECT setseed(0.42)');
  await client.query(
    `INSERT INTO venue (name, normal_name, city, normal_city, country, country_code, category, search_text)
     SELECT 'Venue ' || n, 'venue ' || n, city, lower(city), 'UK', 'GB', 'venue', 'venue ' || n || ' ' || lower(city)
     FROM generate_series(1, $1::int) AS n, LATERAL (SELECT ($2::text[])[1 + n % cardinality($2::text[])] AS city) AS placed`,
    [venues, CITIES],
  );
  await client.query(
    `INSERT INTO member (id, display_name, is_verified) SELECT n, 'Member ' || n, n % 5 = 0 FROM generate_series(1, 2000) AS n`,
  );
  await client.query(
    `INSERT INTO review (venue_id, author_id, reviewer_name, comment, overall_rating, mobility_rating, verify, helpful_count, total_votes, created_at)
     SELECT CASE WHEN n <= $2 THEN 1 ELSE 2 + floor(random() * ($3 - 1))::int END, 1 + n % 2000, 'Member ' || (1 + n % 2000), said.text,
            given.rating, round(given.rating), jsonb_build_object('StepFreeAccess', 1 + n % 2, 'HearingLoop', 1 + n % 2),
            n % 7, n % 7 + n % 3, now() - n * interval '7 minutes'
     FROM generate_series(1, $1::int) AS n
     CROSS JOIN LATERAL (SELECT CASE WHEN n % 10 = 0 THEN NULL ELSE 1 + round((4 * sqrt(random()) * (n % 10 + 30) / 40)::numeric, 1)::float8 END AS rating) AS given
     CROSS JOIN LATERAL (
       SELECT string_agg(($4::text[])[1 + floor(power(random(), 3) * cardinality($4::text[]))::int], ' ') || ' number' || n % 5000 AS text
       FROM generate_series(1, 40 + n % 5)) AS said`,
    [reviews, ofBusyVenue, venues, WORDS.split(' ')],
  );
  await client.query(
    `INSERT INTO answer (venue_id, person, feature, answer, answered_at, review_id)
     SELECT DISTINCT ON (review.venue_id, author_id, given.key) review.venue_id, 'member:' || author_id, given.key, given.value::int, created_at, review.id
     FROM review CROSS JOIN LATERAL jsonb_each_text(verify) AS given ORDER BY review.venue_id, author_id, given.key, created_at DESC, review.id DESC`,
  );
  await client.query(
    `INSERT INTO verification (venue_id, feature, agrees, disagrees, newest_answer_at)
     SELECT venue_id, feature, count(*) FILTER (WHERE answer = 1), count(*) FILTER (WHERE answer = 2), max(answered_at) FROM answer GROUP BY venue_id, feature`,
  );
  // Otherwise PostgreSQL does this by itself in the middle of the measurement.
  await client.query('VACUUM ANALYZE');
  return 1;
}
