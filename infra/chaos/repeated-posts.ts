import { Pool } from 'undici';
import type { Guarantee } from './guarantee';
import { addVenue, register, type Person } from '../load/people';
import { persistentPost, type Answer } from '../load/send';
import type { ChaosPlatform } from './platform/chaos-platform';
import { countRows } from './platform/scratch-database';

const AT_ONCE = 20;
const COPIES = 3;
const POSTS = { short: 100, full: 1_000 };

/**
 * Each POST of a review is sent three times concurrently with one Idempotency-Key. This must create one row each and
 * return the same response three times; the key with another body is refused. The control, without a shared key,
 * creates more rows.
 */
export const repeatedPosts: Guarantee = {
  id: 'G8',
  slices: ['reviews'],
  promise: 'a POST sent again with its key is done once',
  async run(platform, form) {
    const posts = POSTS[form];
    const pool = new Pool(platform.origin, { connections: AT_ONCE * COPIES });
    const member = await register(pool);
    const venueId = await addVenue(member, 'Repeated hall');
    let differing = 0;
    for (let sent = 0; sent < posts; sent += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, posts - sent) }, (_, index) =>
        thrice(member, venueId, `keyed ${sent + index}`, `repeat-${sent + index}-key`),
      );
      differing += (await Promise.all(batch)).filter((answers) => !alike(answers)).length;
    }
    const mismatch = await post(member, venueId, 'another text', 'repeat-0-key');
    await thrice(member, venueId, 'control', undefined);
    const rows = await countReviews(platform, 'keyed');
    const control = await countReviews(platform, 'control');
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
    consentToHealthData: true,
    detailedReview: `Sent more than once: ${text}`,
  };
  return persistentPost(member, '/api/reviews', body, key);
}

function alike(answers: Answer[]): boolean {
  return answers.every(
    ({ status, body }) => status === 201 && JSON.stringify(body) === JSON.stringify(answers[0]?.body),
  );
}

const countReviews = ({ databases }: ChaosPlatform, text: string) =>
  countRows(databases.reviews.ownerUrl, `review WHERE comment LIKE 'Sent more than once: ${text}%'`);
