import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withClient } from '@waymark/testing';
import { inDatabase, type Site, type Slice } from '../../load/site';

/** Higher than any ID that the experiments create. */
const FIRST = 1_000_000;

/** SQL with many rows per statement: `$1` is the number of rows, `$2` the start of the IDs. */
const ROWS: Record<Slice, readonly string[]> = {
  account: [
    `INSERT INTO "user" (id, email, email_key, password_hash, display_name, username, username_key, consent_to_data_processing, consent_given_at)
     SELECT $2::int + n, 'filled' || n || '@example.org', 'filled' || n || '@example.org', 'none', 'Filled ' || n, 'filled' || n, 'filled' || n, true, now()
     FROM generate_series(1, $1::int / 2) AS n`,
    `INSERT INTO user_profile (id, username, display_name, public_bio)
     SELECT $2::int + n, 'filled' || n, 'Filled ' || n, repeat('I go by tram. ', n % 10) FROM generate_series(1, $1::int / 2) AS n`,
  ],
  reviews: [
    `INSERT INTO venue (id, name, normal_name, city, normal_city, country, country_code, category, search_text)
     SELECT $2::int + n, 'Filled hall ' || n, 'filled hall ' || n, 'Leeds', 'leeds', 'UK', 'GB', 'venue', 'filled hall ' || n || ' leeds'
     FROM generate_series(1, greatest(1, $1::int / 20)) AS n`,
    // The triggers' search rows would take minutes.
    'ALTER TABLE review DISABLE TRIGGER USER',
    `INSERT INTO review (venue_id, reviewer_name, comment, overall_rating, created_at)
     SELECT $2::int + 1 + n % greatest(1, $1::int / 20), 'Visitor', repeat('The ramp was clear and the lift worked. ', 5) || n, 1 + n % 5, now() - n * interval '1 minute'
     FROM generate_series(1, $1::int - $1::int / 20) AS n`,
    'ALTER TABLE review ENABLE TRIGGER USER',
  ],
  maps: [
    'ALTER TABLE footpath_report DISABLE TRIGGER footpath_report_changed',
    `INSERT INTO footpath_report (id, issue_type, severity, description, latitude, longitude, nearest_place, reporter_name)
     SELECT $2::int + n, 'uneven_surface', 'moderate', 'Problem number ' || n || ' on this path.', 50 + n % 1000 / 200.0, -3 + n % 997 / 400.0, 'Leeds', 'Ada'
     FROM generate_series(1, $1::int) AS n`,
    'ALTER TABLE footpath_report ENABLE TRIGGER footpath_report_changed',
  ],
  community: [
    `INSERT INTO trip_blog (id, author_id, author_name, title, description, destination, start_date, story, story_text)
     SELECT $2::int + n, $2::int + n, 'Filled ' || n, 'By tram, part ' || n, 'Two days without a step.', 'Leeds', date '2026-05-04', '', '[]'
     FROM generate_series(1, greatest(1, $1::int / 20)) AS n`,
    `INSERT INTO trip_comment (blog_id, author_id, author_name, content, state)
     SELECT $2::int + 1 + n % greatest(1, $1::int / 20), $2::int + n, 'Filled', 'We were there too, and the way in is level. ' || n, 'published'
     FROM generate_series(1, $1::int - $1::int / 20) AS n`,
  ],
};

/**
 * Inserts a quarter of the rows into each database directly, without the services: the data of a platform that is some
 * years old.
 */
export async function fillPlatform(site: Site, rows: number): Promise<void> {
  for (const [slice, statements] of Object.entries(ROWS) as [Slice, readonly string[]][])
    await inDatabase(site, slice, async (client) => {
      for (const text of statements)
        await client.query(text, text.includes('$1') ? [Math.ceil(rows / 4), FIRST] : undefined);
    });
}

/** Adds photos as the services' folder store does, and their rows; returns the file names. */
export async function addPhotos(reviewsUrl: string, photoDir: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count * 2 }, () => {
    const bytes = randomBytes(20_000);
    const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
    const path = join(photoDir, name.slice(0, 2), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    return name;
  });
  await withClient(reviewsUrl, (client) =>
    client.query(
      `INSERT INTO review_photo (id, member_id, width, height, full_file, thumb_file)
       SELECT gen_random_uuid(), $3, 480, 320, photo.full_file, photo.thumb_file FROM unnest($1::text[], $2::text[]) AS photo (full_file, thumb_file)`,
      [names.slice(0, count), names.slice(count), FIRST],
    ),
  );
  return names;
}
