import { withClient } from '@waymark/testing';
import { Pool } from 'undici';
import type { Guarantee } from './guarantee';
import { publishReviews, register, type Person } from '../load/people';
import { persistentPost, type Answer } from '../load/persistent-post';
import type { ChaosPlatform } from './platform/chaos-platform';

const AT_ONCE = 20;
const COPIES = 3;
const POSTS = { short: 100, full: 1_000 };

/**
 * Each POST of a review is sent three times at once with one Idempotency-Key. There must be one row for each and the
 * same answer thrice; the key with another body is refused. Without one key for all three there are more rows.
 */
export const repeatedPosts: Guarantee = {
  id: 'G8',
  slices: ['reviews'],
  promise: 'a POST sent again with its key is done once',
  async run(platform, form) {
    const posts = POSTS[form];
    const pool = new Pool(platform.origin, { connections: AT_ONCE * COPIES });
    const member = await register(pool);
    const [first = 0] = await publishReviews(member, 1);
    const venueId = await venueOf(platform, first);
    let differing = 0;
    for (let sent = 0; sent < posts; sent += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, posts - sent) }, (_, index) =>
        thrice(member, venueId, `keyed ${sent + index}`, `repeat-${sent + index}-key`),
      );
      differing += (await Promise.all(batch)).filter((answers) => !alike(answers)).length;
    }
    const mismatch = await post(member, venueId, 'another text', 'repeat-0-key');
    await thrice(member, venueId, 'control', undefined);
    const rows = await countRows(platform, 'keyed');
    const control = await countRows(platform, 'control');
    await pool.close();
    return {
      held: {
        isAsItMust: rows === posts && differing === 0 && mismatch.status === 422,
        figure: `${posts} reviews sent ${COPIES} times at once with one key: ${rows} rows, ${differing} differing answers, another body ${mismatch.status}`,
      },
      control: { isAsItMust: control > 1, figure: `without one key ${control} rows for 1` },
    };
  },
};

function thrice(member: Person, venueId: number, text: string, key: string | undefined): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: COPIES }, (_, copy) => post(member, venueId, text, key ?? `control-copy-${copy}`)),
  );
}

function post(member: Person, venueId: number, text: string, key: string): Promise<Answer> {
  const body = {
    venueId,
    reviewerName: 'Repeat',
    disabilityType: 'mobility',
    detailedReview: `Sent more than once: ${text}`,
  };
  return persistentPost(member, '/api/reviews', body, key);
}

function alike(answers: Answer[]): boolean {
  return answers.every(
    ({ status, body }) => status === 201 && JSON.stringify(body) === JSON.stringify(answers[0]?.body),
  );
}

function venueOf(platform: ChaosPlatform, reviewId: number): Promise<number> {
  return withClient(
    platform.databases.reviews.ownerUrl,
    async (client) =>
      (await client.query<{ venue_id: number }>('SELECT venue_id FROM review WHERE id = $1', [reviewId])).rows[0]
        ?.venue_id ?? 0,
  );
}

function countRows(platform: ChaosPlatform, text: string): Promise<number> {
  return withClient(
    platform.databases.reviews.ownerUrl,
    async (client) =>
      (
        await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM review WHERE comment LIKE $1`, [
          `Sent more than once: ${text}%`,
        ])
      ).rows[0]?.n ?? 0,
  );
}
