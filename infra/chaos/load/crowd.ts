import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'undici';
import type { Person } from '../../load/people';
import { persistentSend, type Sent } from '../../load/persistent-post';
import { postOnce } from '../../load/post-once';

/** One request of a member, a POST unless said, and what is to be remembered once it was accepted. */
export interface Deed {
  method?: Sent['method'];
  path: string;
  body?: unknown;
  accepted(answer?: unknown): void;
}

/** Members who send something through the gateway, each one after another, and what must have become of it in the end. */
export abstract class Crowd {
  private readonly steps = new Map<Person, number>();
  private readonly busy = new Set<Person>();

  protected constructor(
    private readonly pool: Pool,
    readonly members: readonly Person[],
  ) {}

  /** What the member does in this step; `index` is theirs among the members. */
  protected abstract next(member: Person, index: number, step: number): Deed;

  /** Every place where rows, counts or events disagree with what was accepted, in words; empty when all is exact. */
  protected abstract differences(): Promise<string[]>;

  /** Sends this many, all members at once; resolves when each is accepted, whatever broke meanwhile. */
  async send(count: number): Promise<void> {
    let left = count;
    const sendOn = async (member: Person, index: number) => {
      while (left > 0) {
        left -= 1;
        await this.sendOne(member, index);
      }
    };
    await Promise.all(this.members.map(sendOn));
  }

  /** One of somebody who waits for no answer just now, sent once whatever comes of it; answers its status, 0 when there was no answer, null when all are waiting. */
  async trySend(): Promise<number | null> {
    const index = this.members.findIndex((one) => !this.busy.has(one));
    const member = this.members[index];
    if (!member) return null;
    this.busy.add(member);
    const { path, body, accepted } = this.step(member, index);
    const status = await postOnce(member, path, body);
    if (status === 200) accepted();
    this.busy.delete(member);
    return status;
  }

  /** Seconds until nothing differs, and what still does if that takes longer than the limit. */
  async settle(limitMs: number): Promise<{ seconds: number; wrong: string[] }> {
    const began = Date.now();
    for (;;) {
      const wrong = await this.differences();
      const ms = Date.now() - began;
      if (wrong.length === 0 || ms > limitMs) return { seconds: Math.round(ms / 100) / 10, wrong };
      await pause(250);
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async sendOne(member: Person, index: number): Promise<void> {
    const { method = 'POST', path, body, accepted } = this.step(member, index);
    const answer = await persistentSend(member, { method, path, body });
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    accepted(answer.body);
  }

  private step(member: Person, index: number): Deed {
    const step = this.steps.get(member) ?? index;
    this.steps.set(member, step + 1);
    return this.next(member, index, step);
  }
}
