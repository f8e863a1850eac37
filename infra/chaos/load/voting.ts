import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { withClient } from '@waymark/testing';
import type { DatabaseUrls } from '../../local/databases';
import type { ChaosPlatform } from '../platform/chaos-platform';
import { ExpectedVotes } from './expected-votes';
import { publishReviews, register, type Person } from '../../load/people';
import { persistentPost } from '../../load/persistent-post';
import { postOnce } from '../../load/post-once';

const HELPFUL = `SELECT r.author_id AS member, count(*) FILTER (WHERE v.is_helpful)::int AS votes, count(DISTINCT r.id)::int AS reviews
  FROM review r LEFT JOIN vote v ON v.review_id = r.id WHERE r.author_id IS NOT NULL GROUP BY r.author_id`;

/** Every place where these reviews' votes, or any count or projection, disagree with the rows, in words; empty when all is exact. */
async function differences(
  databases: Record<'reviews' | 'account', DatabaseUrls>,
  reviews: readonly number[],
  expected: ExpectedVotes,
): Promise<string[]> {
  const found: string[] = [];
  const truth = await withClient(databases.reviews.ownerUrl, async (client) => {
    const votes = await client.query<{ row: string }>(
      `SELECT review_id || ':' || member_id || ':' || is_helpful AS row FROM vote WHERE review_id = ANY($1)`,
      [reviews],
    );
    const rows = votes.rows.map(({ row }) => row).sort();
    if (rows.join() !== expected.rows().join())
      found.push(`votes: ${rows.length} rows, ${expected.rows().length} expected, or other values`);
    const counts = await client.query(
      `SELECT r.id FROM review r WHERE r.helpful_count <> (SELECT count(*) FROM vote v WHERE v.review_id = r.id AND v.is_helpful)`,
    );
    if (counts.rowCount) found.push(`helpfulCount wrong on ${counts.rowCount} reviews`);
    const tally =
      await client.query(`SELECT t.member FROM (${HELPFUL}) t LEFT JOIN reviewer_tally y ON y.member_id = t.member
      WHERE y.helpful_votes IS DISTINCT FROM t.votes OR y.review_count IS DISTINCT FROM t.reviews`);
    if (tally.rowCount) found.push(`reviewer tally wrong for ${tally.rowCount} members`);
    const top = await client.query(
      `SELECT 1 FROM top_reviewer WHERE helpful_votes = (SELECT max(votes) FROM (${HELPFUL}) t)`,
    );
    if (!top.rowCount) found.push('top reviewer is not the one with the most helpful votes');
    return (await client.query<{ member: number; votes: number; reviews: number }>(HELPFUL)).rows;
  });
  await withClient(databases.account.ownerUrl, async (client) => {
    for (const { member, votes, reviews: count } of truth) {
      const same = await client.query(
        'SELECT 1 FROM user_profile WHERE id = $1 AND helpful_votes = $2 AND review_count = $3',
        [member, votes, count],
      );
      if (!same.rowCount) found.push(`account's counts wrong for member ${member}`);
    }
  });
  return found;
}

export interface VotingSize {
  authors: number;
  reviewsEach: number;
  members: number;
}

/** Members who vote through the gateway, each one vote after another, and what the votes must be in the end. */
export class Voting {
  readonly expected = new ExpectedVotes();
  private readonly steps = new Map<Person, number>();
  private readonly busy = new Set<Person>();

  private constructor(
    private readonly platform: ChaosPlatform,
    private readonly pool: Pool,
    readonly reviews: readonly number[],
    readonly members: readonly Person[],
  ) {}

  static async prepare(platform: ChaosPlatform, size: VotingSize): Promise<Voting> {
    const pool = new Pool(platform.origin, { connections: size.members });
    // Two at a time: the service hashes no more passwords at once.
    const people = async (count: number) => {
      const made: Person[] = [];
      while (made.length < count) made.push(...(await Promise.all([register(pool), register(pool)])));
      return made.slice(0, count);
    };
    const authors = await people(size.authors);
    const reviews = (await Promise.all(authors.map((author) => publishReviews(author, size.reviewsEach)))).flat();
    return new Voting(platform, pool, reviews, await people(size.members));
  }

  /** Casts this many votes, all members at once; resolves when each is accepted, whatever broke meanwhile. */
  async cast(count: number): Promise<void> {
    let left = count;
    const voteOn = async (member: Person, index: number) => {
      while (left > 0) {
        left -= 1;
        await this.voteOnce(member, index);
      }
    };
    await Promise.all(this.members.map(voteOn));
  }

  /** Seconds until every count equals the rows, and what still differs if they do not within the limit. */
  async settle(limitMs: number): Promise<{ seconds: number; wrong: string[] }> {
    const began = Date.now();
    for (;;) {
      const wrong = await differences(this.platform.databases, this.reviews, this.expected);
      const ms = Date.now() - began;
      if (wrong.length === 0 || ms > limitMs) return { seconds: Math.round(ms / 100) / 10, wrong };
      await pause(250);
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** One vote of somebody who is not voting just now, sent once whatever comes of it; answers its status, 0 when there was no answer, null when all are voting. */
  async tryVote(): Promise<number | null> {
    const index = this.members.findIndex((one) => !this.busy.has(one));
    const member = this.members[index];
    if (!member) return null;
    this.busy.add(member);
    const { review, isHelpful } = this.next(member, index);
    const status = await postOnce(member, `/api/reviews/${review}/vote`, { isHelpful: isHelpful ? 1 : 0 });
    if (status === 200) this.expected.accept(review, member.id, isHelpful);
    this.busy.delete(member);
    return status;
  }

  private async voteOnce(member: Person, index: number): Promise<void> {
    const { review, isHelpful } = this.next(member, index);
    const { status, body } = await persistentPost(member, `/api/reviews/${review}/vote`, {
      isHelpful: isHelpful ? 1 : 0,
    });
    if (status !== 200) throw new Error(`A vote answered ${status}: ${JSON.stringify(body)}`);
    this.expected.accept(review, member.id, isHelpful);
  }

  private next(member: Person, index: number): { review: number; isHelpful: boolean } {
    const step = this.steps.get(member) ?? index;
    this.steps.set(member, step + 1);
    return { review: this.reviews[(step * 7 + index) % this.reviews.length] ?? 0, isHelpful: (step + index) % 3 !== 0 };
  }
}
