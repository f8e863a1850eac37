import { Pool } from 'undici';
import { withClient } from '@waymark/testing';
import type { DatabaseUrls } from '../../local/databases';
import type { ChaosPlatform } from '../platform/chaos-platform';
import { Crowd, type Deed } from './crowd';
import { ExpectedVotes } from './expected-votes';
import { publishReviews, registerAll, type Person } from '../../load/people';

// What staff set aside counts for nobody.
const HELPFUL = `SELECT r.author_id AS member, count(*) FILTER (WHERE v.is_helpful)::int AS votes, count(DISTINCT r.id)::int AS reviews
  FROM review r LEFT JOIN vote v ON v.review_id = r.id WHERE r.author_id IS NOT NULL AND r.set_aside IS NULL GROUP BY r.author_id`;

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

/** Members who vote on reviews. */
export class Voting extends Crowd {
  readonly expected = new ExpectedVotes();

  private constructor(
    private readonly platform: ChaosPlatform,
    pool: Pool,
    members: readonly Person[],
    readonly reviews: readonly number[],
  ) {
    super(pool, members);
  }

  static async prepare(platform: ChaosPlatform, size: VotingSize): Promise<Voting> {
    const pool = new Pool(platform.origin, { connections: size.members });
    const authors = await registerAll(pool, size.authors);
    const reviews = (await Promise.all(authors.map((author) => publishReviews(author, size.reviewsEach)))).flat();
    return new Voting(platform, pool, await registerAll(pool, size.members), reviews);
  }

  protected next(member: Person, index: number, step: number): Deed {
    const review = this.reviews[(step * 7 + index) % this.reviews.length] ?? 0;
    const isHelpful = (step + index) % 3 !== 0;
    return {
      path: `/api/reviews/${review}/vote`,
      body: { isHelpful: isHelpful ? 1 : 0 },
      accepted: () => this.expected.accept(review, member.id, isHelpful),
    };
  }

  protected differences(): Promise<string[]> {
    return differences(this.platform.databases, this.reviews, this.expected);
  }
}
