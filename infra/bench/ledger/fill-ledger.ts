import type { Client } from 'pg';

const FEATURES = [
  'StepFreeAccess',
  'WheelchairAccess',
  'AccessibleToilets',
  'LiftAccess',
  'HearingLoop',
  'DisabledParking',
];
/** Every place but one is spoken of as often as the next. */
const STATEMENTS_OF_A_VENUE = 50;
/** Of the one that everybody talks about; the others share the rest. */
const OF_BUSY_VENUE = 60_000;
const PART = 500_000;

export const venuesOf = (statements: number): number => Math.ceil(statements / STATEMENTS_OF_A_VENUE);

/**
 * Fills an empty database with so many statements: one of ten by a source, one of ten ended, the rest by visitors who stand by what
 * they said. Answers, counts and claims are left to the rebuild. Answers the id of the busy venue.
 */
export async function fillLedger(client: Client, statements: number): Promise<number> {
  const venues = venuesOf(statements);
  await client.query(
    `INSERT INTO venue (name, normal_name, city, normal_city, country, country_code, category, kind, search_text, latitude, longitude)
     SELECT 'Venue ' || n, 'venue ' || n, 'Leeds', 'leeds', 'UK', 'GB', 'restaurant', 'pub', 'venue ' || n, 50 + n % 1000 * 0.008, -5 + n / 1000 * 0.06
     FROM generate_series(1, $1::int) AS n`,
    [venues],
  );
  // Each row's author is made up: nobody has left.
  await client.query('ALTER TABLE statement DISABLE TRIGGER statement_of_deleted_member');
  for (let from = 1; from <= statements; from += PART) {
    await client.query(
      `INSERT INTO statement (venue_id, feature, value, said_by, person, source, source_key, observed, added_at, ended_at, ended_as)
       SELECT CASE WHEN n <= $3 THEN 1 ELSE 1 + n % $4 END, ($5::text[])[1 + n / $4 % cardinality($5::text[])],
              CASE m % 7 WHEN 0 THEN 'no' ELSE CASE WHEN m % 10 = 0 AND m % 3 = 0 THEN 'partly' ELSE 'yes' END END,
              CASE WHEN m % 10 = 0 THEN 'source' ELSE 'visitor' END, CASE WHEN m % 10 <> 0 THEN 'member:' || n END,
              CASE WHEN m % 10 = 0 THEN 'list-' || m % 40 END, CASE WHEN m % 10 = 0 THEN n::text END,
              date '2026-11-01' - (n % 1500)::int, timestamptz '2026-11-01' - (n % 1500) * interval '1 day',
              CASE WHEN m % 10 = 1 THEN timestamptz '2026-11-02' END, CASE WHEN m % 10 = 1 THEN 'taken-back' END
       FROM generate_series($1::bigint, $2::bigint) AS n CROSS JOIN LATERAL (SELECT n + n / $4 AS m) AS mixed`,
      [from, Math.min(from + PART - 1, statements), OF_BUSY_VENUE, venues, FEATURES],
    );
    console.log(`${Math.min(from + PART - 1, statements)} statements`);
  }
  await client.query('ALTER TABLE statement ENABLE TRIGGER statement_of_deleted_member');
  await client.query('VACUUM ANALYZE');
  return 1;
}
