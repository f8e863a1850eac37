import { Pool } from 'undici';
import { Writers, type Deed } from './crowd';
import { registerAll, type Person } from './people';
import type { Ask } from './send';

/** A request to send, and the content to record once it is accepted. */
export interface Email extends Ask {
  content: string;
}

/** Members who send requests in sequence, without retries. `accepted` has each member's accepted ones, oldest first. */
export class Emails extends Writers {
  readonly accepted = new Map<number, string[]>();
  /** Requests without a proper response: they may have been stored or not. */
  readonly doubtful = new Set<string>();
  private count = 0;

  private constructor(
    pool: Pool,
    members: readonly Person[],
    private readonly letter: (number: number) => Email,
  ) {
    super(pool, members);
  }

  static async prepare(origin: string, count: number, letter: (number: number) => Email): Promise<Emails> {
    const pool = new Pool(origin, { connections: count });
    return new Emails(pool, await registerAll(pool, count), letter);
  }

  protected next({ id }: Person): Deed {
    const { content, ...ask } = this.letter((this.count += 1));
    return {
      ...ask,
      accepted: () => this.accepted.set(id, [...(this.accepted.get(id) ?? []), content]),
      doubted: () => this.doubtful.add(content),
    };
  }
}
