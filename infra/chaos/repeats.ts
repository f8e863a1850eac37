import { withClient } from '@waymark/testing';
import { Pool } from 'undici';
import type { ChaosPlatform } from './chaos-platform';
import { publishReviews, register, type Person } from './people';
import { persistentPost, type Answer } from './persistent-post';

const AT_ONCE = 20;
const COPIES = 3;

/**
 * G8: each POST of a review is sent three times at once with one Idempotency-Key. There must be one row for each and the
 * same answer thrice; the key with another body is refused. Without a key (the control) there are more rows.
 */
export async function repeats(platform: ChaosPlatform, posts: number): Promise<boolean> {
  const pool = new Pool(platform.origin, { connections: AT_ONCE * COPIES });
  const member = await register(pool);
  const [first = 0] = await publishReviews(member, 1);
  const venueId = await venueOf(platform, first);
  let differing = 0;
  for (let sent = 0; sent < posts; sent += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, posts - sent) }, (_, index) => thrice(member, venueId, `keyed ${sent + index}`, `repeat-${sent + index}-key`));
    differing += (await Promise.all(batch)).filter((answers) => !alike(answers)).length;
  }
  const mismatch = await post(member, venueId, 'another text', 'repeat-0-key');
  await thrice(member, venueId, 'control', undefined);
  const rows = await countRows(platform, 'keyed');
  const control = await countRows(platform, 'control');
  await pool.close();
  console.log(`${posts} reviews sent ${COPIES} times each with one key: ${rows} rows, ${differing} differing answers; other body ${mismatch.status}; without a key ${control} rows for 1`);
  return rows === posts && differing === 0 && mismatch.status === 422 && control === COPIES;
}

function thrice(member: Person, venueId: number, text: string, key: string | undefined): Promise<Answer[]> {
  return Promise.all(Array.from({ length: COPIES }, (_, copy) => post(member, venueId, text, key ?? `control-copy-${copy}`)));
}

function post(member: Person, venueId: number, text: string, key: string): Promise<Answer> {
  const body = { venueId, reviewerName: 'Repeat', disabilityType: 'mobility', detailedReview: `Sent more than once: ${text}` };
  return persistentPost(member, '/api/reviews', body, key);
}

function alike(answers: Answer[]): boolean {
  return answers.every(({ status, body }) => status === 201 && JSON.stringify(body) === JSON.stringify(answers[0]?.body));
}

function reviewsDatabase(platform: ChaosPlatform): string {
  const database = platform.databases['reviews'];
  if (!database) throw new Error('The database of reviews is not there.');
  return database.ownerUrl;
}

function venueOf(platform: ChaosPlatform, reviewId: number): Promise<number> {
  return withClient(reviewsDatabase(platform), async (client) => (await client.query<{ venue_id: number }>('SELECT venue_id FROM review WHERE id = $1', [reviewId])).rows[0]?.venue_id ?? 0);
}

function countRows(platform: ChaosPlatform, text: string): Promise<number> {
  return withClient(reviewsDatabase(platform), async (client) => (await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM review WHERE comment LIKE $1`, [`Sent more than once: ${text}%`])).rows[0]?.n ?? 0);
}
