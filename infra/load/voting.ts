import { Pool } from 'undici';
import { Crowd, type Deed } from './crowd';
import { publishReviews, registerAll, type Person } from './people';
import { amiss, inDatabase, valuesOf, type Site } from './site';

// Votes on reviews hidden by staff do not count.
const HELPFUL = `SELECT r.author_id AS member, count(*) FILTER (WHERE v.is_helpful)::int AS votes, count(DISTINCT r.id)::int AS reviews
  FROM review r LEFT JOIN vote v ON v.review_id = r.id WHERE r.author_id IS NOT NULL AND r.set_aside IS NULL GROUP BY r.author_id`;

/** The expected votes: each member sends in sequence, so the order per member and review is known. */
export class ExpectedVotes {
  private readonly votes = new Map<string, boolean>();

  /** Applies an accepted vote; the same value again removes it. */
  accept(reviewId: number, memberId: number, isHelpful: boolean): void {
    const key = `${reviewId}:${memberId}`;
    if (this.votes.get(key) === isHelpful) this.votes.delete(key);
    else this.votes.set(key, isHelpful);
  }

  /** Returns `review:member:helpful`, sorted, to compare with the table. */
  rows(): string[] {
    return [...this.votes].map(([key, isHelpful]) => `${key}:${isHelpful}`).sort();
  }
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
    private readonly site: Site,
    pool: Pool,
    members: readonly Person[],
    readonly reviews: readonly number[],
  ) {
    super(pool, members);
  }

  static async prepare(site: Site, size: VotingSize): Promise<Voting> {
    const pool = new Pool(site.origin, { connections: size.members });
    const authors = await registerAll(pool, size.authors);
    const reviews = (await Promise.all(authors.map((author) => publishReviews(author, size.reviewsEach)))).flat();
    return new Voting(site, pool, await registerAll(pool, size.members), reviews);
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

  protected async differences(): Promise<string[]> {
    const { found, truth } = await inDatabase(this.site, 'reviews', async (client) => {
      const rows = await valuesOf<string>(
        client,
        `SELECT review_id || ':' || member_id || ':' || is_helpful FROM vote WHERE review_id = ANY($1)`,
        [this.reviews],
      );
      const expected = this.expected.rows();
      const isSame = rows.sort().join() === expected.join();
      const top = await client.query(
        `SELECT 1 FROM top_reviewer WHERE helpful_votes = (SELECT max(votes) FROM (${HELPFUL}) t)`,
      );
      return {
        found: [
          ...(isSame ? [] : [`votes: ${rows.length} rows, ${expected.length} expected, or other values`]),
          ...(await amiss(
            client,
            (count) => `helpfulCount wrong on ${count} reviews`,
            'SELECT 1 FROM review r WHERE r.helpful_count <> (SELECT count(*) FROM vote v WHERE v.review_id = r.id AND v.is_helpful)',
          )),
          ...(await amiss(
            client,
            (count) => `reviewer tally wrong for ${count} members`,
            `SELECT 1 FROM (${HELPFUL}) t LEFT JOIN reviewer_tally y ON y.member_id = t.member
             WHERE y.helpful_votes IS DISTINCT FROM t.votes OR y.review_count IS DISTINCT FROM t.reviews`,
          )),
          ...(top.rowCount ? [] : ['top reviewer is not the one with the most helpful votes']),
        ],
        truth: (await client.query<{ member: number; votes: number; reviews: number }>(HELPFUL)).rows,
      };
    });
    const counts = await inDatabase(this.site, 'account', (client) =>
      amiss(
        client,
        (count) => `account's counts wrong for ${count} members`,
        `SELECT 1 FROM jsonb_to_recordset($1::jsonb) AS t (member int, votes int, reviews int) LEFT JOIN user_profile p ON p.id = t.member
         WHERE p.helpful_votes IS DISTINCT FROM t.votes OR p.review_count IS DISTINCT FROM t.reviews`,
        [JSON.stringify(truth)],
      ),
    );
    return [...found, ...counts];
  }
}
