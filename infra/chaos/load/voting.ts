import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import type { ChaosPlatform } from '../platform/chaos-platform';
import { differences } from './differences';
import { ExpectedVotes } from './expected-votes';
import { publishReviews, register, type Person } from '../../load/people';
import { persistentPost } from '../../load/persistent-post';
import { postOnce } from '../../load/post-once';

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
