import { TRIP_TAGS } from '@waymark/contracts-community';
import type { Client } from 'pg';

export interface Filling {
  trips: number;
  comments: number;
  members: number;
  /** Followers of the most followed member. */
  followers: number;
  /** Members that one reader follows. */
  followed: number;
}

export const fillingOf = (trips: number): Filling => ({
  trips,
  comments: trips * 10,
  members: trips * 2,
  followers: trips / 2,
  followed: 1_000,
});

/** The most followed member, the reader who follows many, and a trip with a fiftieth of all comments. */
export const [STAR, READER, BUSY_TRIP] = [1, 2, 7];

/** The service stores at most this many notifications per member. */
const MOST_NOTICES = 1_000;
const TOWNS = ['Leeds', 'York', 'Lisbon', 'Porto', 'Manchester', 'Gent', 'Lyon', 'Bath', 'Bilbao', 'Oslo'];
const INTERESTS = ['Accessible travel', 'Restaurant reviews', 'Transport accessibility', 'Event accessibility'];
const TABLES = ['member', 'member_follow', 'trip_blog', 'trip_comment', 'activity', 'notification', 'member_merit'];
const SEQUENCES = ['trip_blog', 'trip_blog_entry', 'trip_comment', 'activity', 'notification'];
/** SQL for a pseudo-random number that is the same in every run. */
const drawn = (n: string, prime: number, below: string) => `(${n}::bigint * ${prime} % ${below})::int`;

/** Fills an empty database with trips, members and their activity. Each statement inserts all rows. */
export async function fillCommunity(client: Client, filling: Filling): Promise<Filling> {
  // The triggers reject deleted members, and there are none here.
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await people(client, filling);
  await trips(client, filling);
  await comments(client, filling);
  await news(client, filling);
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const table of SEQUENCES)
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
  await client.query('VACUUM ANALYZE');
  return filling;
}

async function people(client: Client, { members, followers, followed }: Filling): Promise<void> {
  await client.query(
    `INSERT INTO member (id, display_name, username, is_verified, is_public, is_active, interests, city, version)
     SELECT n, 'Member ' || n, 'member' || n, n % 20 = 0, n < 3 OR n % 10 <> 0, n < 3 OR n % 1000 <> 7,
            ($2::text[])[1 + n % 4 : 2 + n % 4], CASE WHEN n % 3 = 0 THEN ($3::text[])[1 + n % 10] END, 1
     FROM generate_series(1, $1::int) AS n`,
    [members, INTERESTS, TOWNS],
  );
  await client.query(
    `INSERT INTO member_follow (follower_id, followed_id, created_at)
     SELECT follower, followed, now() - make_interval(secs => follower * 60 + followed) FROM (
       SELECT n AS follower, ${STAR} AS followed FROM generate_series(2, $2::int + 1) AS n
       UNION SELECT ${READER}, n * 3 FROM generate_series(1, $3::int) AS n
       UNION SELECT n, 1 + ${drawn('n', 7919, '$1')} FROM generate_series(1, $1::int) AS n
       UNION SELECT n, 1 + ${drawn('n', 104729, '$1')} FROM generate_series(1, $1::int) AS n) AS pairs
     WHERE follower <> followed`,
    [members, followers, followed],
  );
  await client.query(
    `INSERT INTO follower_count (member_id, followers)
     SELECT followed_id, count(*) FROM member_follow JOIN member ON id = follower_id AND is_public AND is_active GROUP BY 1`,
  );
  await client.query(
    `INSERT INTO member_block (member_id, other_id, is_blocker)
     SELECT ${READER}, n * 17 + 3, true FROM generate_series(1, 100) AS n
     UNION ALL SELECT n * 17 + 3, ${READER}, false FROM generate_series(1, 100) AS n`,
  );
  await client.query(
    `INSERT INTO member_merit (member_id, points, helpful_votes, version) SELECT n, 10 + n % 90, n % 50, 1 FROM generate_series(1, $1::int, 5) AS n`,
    [members],
  );
}

/** One word is in a third of them, one in every tenth; each of 100,000 rare words is in a few. */
async function trips(client: Client, { trips: count, members }: Filling): Promise<void> {
  await client.query(
    `INSERT INTO trip_blog (id, author_id, author_name, title, description, destination, start_date, tags, story, story_text, is_published,
                            published_at, like_count, day_count, event_version, search, created_at)
     SELECT n, author, 'Member ' || author, 'By tram through ' || town || ', part ' || n, repeat('Where the kerbs are low. ', 5), town,
            date '2024-01-01' + n % 900, ARRAY[($3::text[])[1 + n % 10], ($3::text[])[1 + n / 10 % 10]],
            repeat('The lift works and the staff help. ', 30), jsonb_build_array(jsonb_build_object('kind', 'paragraph', 'runs',
              jsonb_build_array(jsonb_build_object('text', repeat('The lift works and the staff help. ', 30))))),
            n % 20 <> 0, CASE WHEN n % 20 <> 0 THEN now() - make_interval(secs => n * 600) END, floor(1000 * random() ^ 6), 3, 1,
            array_to_tsvector(ARRAY['part', lower(town), 'word' || n % 9973, 'word' || n % 1009] || CASE WHEN n % 3 = 0 THEN '{tram}'::text[] ELSE '{}' END),
            now() - make_interval(secs => n * 600)
     FROM (SELECT n, CASE WHEN n % 1000 = 1 THEN ${STAR} ELSE 1 + ${drawn('n', 31, '$2')} END AS author, ($4::text[])[1 + n % 10] AS town
           FROM generate_series(1, $1::int) AS n) AS made`,
    [count, members, TRIP_TAGS, TOWNS],
  );
  await client.query(
    `INSERT INTO trip_blog_entry (blog_id, day_number, title, content)
     SELECT n, day, 'Day ' || day, repeat('Step-free all the way. ', 20) FROM generate_series(1, $1::int) AS n, generate_series(1, 3) AS day`,
    [count],
  );
  await client.query(
    `INSERT INTO trip_like (blog_id, member_id) SELECT DISTINCT 1 + ${drawn('n', 7, '$1')}, 1 + ${drawn('n', 104729, '$2')} FROM generate_series(1, $1::int * 3) AS n`,
    [count, members],
  );
}

/** Two of three reply to the previous comment on their trip. */
async function comments(client: Client, { trips: count, comments: all, members }: Filling): Promise<void> {
  await client.query(
    `INSERT INTO trip_comment (id, blog_id, thread_id, author_id, author_name, content, state, created_at)
     SELECT n, 1 + (n - 1) % $1::int, CASE WHEN (n - 1) / $1 % 3 > 0 THEN n - (n - 1) / $1 % 3 * $1 END, 1 + ${drawn('n', 7919, '$3')}, 'Member',
            'We were there too, and the way in from the tram is level. ' || n, CASE WHEN n % 50 = 0 THEN 'waiting' ELSE 'published' END,
            now() - make_interval(secs => n)
     FROM generate_series(1, $2::int) AS n`,
    [count, all, members],
  );
  await client.query(
    `INSERT INTO trip_comment (id, blog_id, author_id, author_name, content, state)
     SELECT $1::int + n, ${BUSY_TRIP}, 1 + ${drawn('n', 7919, '$2')}, 'Member', 'The busy one. ' || n, 'published' FROM generate_series(1, $1::int / 50) AS n`,
    [all, members],
  );
}

async function news(client: Client, { trips: count, members }: Filling): Promise<void> {
  await client.query(
    `INSERT INTO venue_name (venue_id, name, version) SELECT n, 'Venue ' || n, 1 FROM generate_series(1, 5000) AS n`,
  );
  await client.query(
    `INSERT INTO activity (actor_id, kind, subject, thing_id, name, version, created_at)
     SELECT author_id, 'trip', 'trip:' || id, id, title, 1, published_at FROM trip_blog WHERE is_published`,
  );
  await client.query(
    `INSERT INTO activity (actor_id, kind, subject, thing_id, venue_id, version, created_at)
     SELECT 1 + ${drawn('n', 7, '$1')}, 'review', 'review:' || n, n, 1 + n % 5000, 1, now() - make_interval(secs => n * 100)
     FROM generate_series(1, $1::int * 2) AS n`,
    [members],
  );
  await client.query(
    `INSERT INTO notification (member_id, type, subject, actor_id, version, created_at)
     SELECT followed_id, 'follow', 'follow:' || follower_id, follower_id, 1, created_at FROM member_follow WHERE followed_id = ${STAR} ORDER BY created_at DESC LIMIT ${MOST_NOTICES}`,
  );
  await client.query(
    `INSERT INTO notification (member_id, type, subject, review_id, venue_id, version, read_at, created_at)
     SELECT 1 + n % $1::int, 'review_like', 'votes:' || n, n, 1 + n % 5000, 1, CASE WHEN n % 2 = 0 THEN now() END, now() - make_interval(secs => n)
     FROM generate_series(1, $1::int * 2) AS n`,
    [members],
  );
  await client.query(
    `INSERT INTO notification (member_id, type, subject, actor_id, blog_id, comment_id, version, created_at)
     SELECT ${READER}, 'comment', 'comment:' || c.id, author_id, blog_id, c.id, 1, created_at
     FROM trip_comment c WHERE blog_id = ${BUSY_TRIP} ORDER BY id LIMIT least($1::int, 500)`,
    [count],
  );
}
