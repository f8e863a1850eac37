import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import type { ChaosPlatform } from '../platform/chaos-platform';
import { differences } from './differences';
import { ExpectedVotes } from './expected-votes';
import { publishReviews, register, type Person } from './people';
import { persistentPost } from './persistent-post';

export interface VotingSize {
  authors: number;
  reviewsEach: number;
  members: number;
}

/** Members who vote through the gateway, each one vote after another, and what the votes must be in the end. */
export class Voting {
  readonly expected = new ExpectedVotes();
  private readonly steps = new Map<Person, number>();

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

  private async voteOnce(member: Person, index: number): Promise<void> {
    const step = this.steps.get(member) ?? index;
    this.steps.set(member, step + 1);
    const review = this.reviews[(step * 7 + index) % this.reviews.length] ?? 0;
    const isHelpful = (step + index) % 3 !== 0;
    const { status, body } = await persistentPost(member, `/api/reviews/${review}/vote`, { isHelpful: isHelpful ? 1 : 0 });
    if (status !== 200) throw new Error(`A vote answered ${status}: ${JSON.stringify(body)}`);
    this.expected.accept(review, member.id, isHelpful);
  }
}
