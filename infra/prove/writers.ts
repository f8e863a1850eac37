import { Pool } from 'undici';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { type Person, register } from '../load/people';
import type { Sent } from '../load/steady-load';

const GIVE_UP_MS = 10_000;

/** One thing to send: `content` is what must be kept if the answer is `done`. */
export interface Letter {
  method: 'POST' | 'PUT';
  path: string;
  body: unknown;
  content: string;
  done: number;
}

/** Members who write one thing after another, each sent once, and what was accepted of each, oldest first. */
export class Writers {
  readonly accepted = new Map<number, string[]>();
  /** What was sent and not answered as it should be: it may be kept, or not. */
  readonly doubtful = new Set<string>();
  private readonly busy = new Set<Person>();
  private count = 0;

  private constructor(
    private readonly pool: Pool,
    readonly members: readonly Person[],
    private readonly next: (number: number) => Letter,
  ) {}

  static async prepare(origin: string, count: number, next: (number: number) => Letter): Promise<Writers> {
    const pool = new Pool(origin, { connections: count });
    const members: Person[] = [];
    // Two at a time: the service hashes no more passwords at once.
    while (members.length < count) members.push(...(await Promise.all([register(pool), register(pool)])));
    return new Writers(pool, members, next);
  }

  /** One write of somebody who is not writing just now; null when all are. A good answer counts as 200, none as 0. */
  async write(): Promise<Sent | null> {
    const member = this.members.find((one) => !this.busy.has(one));
    if (!member) return null;
    this.busy.add(member);
    const letter = this.next((this.count += 1));
    const status = await this.send(member, letter);
    this.busy.delete(member);
    const what = `${letter.method} ${letter.path}`;
    if (status !== letter.done) {
      this.doubtful.add(letter.content);
      return { what, status };
    }
    this.accepted.set(member.id, [...(this.accepted.get(member.id) ?? []), letter.content]);
    return { what, status: 200 };
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async send({ cookie }: Person, { method, path, body }: Letter): Promise<number> {
    try {
      const headers = { ...FROM_OUR_PAGES, 'content-type': 'application/json', cookie };
      const answer = await this.pool.request({
        method,
        path,
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      await answer.body.dump();
      return answer.statusCode;
    } catch {
      return 0;
    }
  }
}
