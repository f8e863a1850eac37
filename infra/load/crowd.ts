import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'undici';
import type { Person } from './people';
import { persistentSend, sendOnce, type Ask, type Sample } from './send';

/** One request of a member, a POST unless it says otherwise. */
export interface Deed extends Ask {
  /** What is to be remembered once it was accepted. */
  accepted(answer: unknown): void;
  /** What is to be remembered when nobody knows whether it was done. */
  doubted?(): void;
}

const isAccepted = (status: number): boolean => status === 200 || status === 201;

/** Members who send something through the gateway, each one after another. */
export abstract class Writers {
  private readonly steps = new Map<Person, number>();
  private readonly busy = new Set<Person>();

  constructor(
    private readonly pool: Pool,
    readonly members: readonly Person[],
  ) {}

  /** What the member does in this step; `index` is theirs among the members. */
  protected abstract next(member: Person, index: number, step: number): Deed;

  /** Sends this many, all members at once; resolves when each is accepted, whatever broke meanwhile. */
  async send(count: number): Promise<void> {
    let left = count;
    const sendOn = async (member: Person, index: number) => {
      while (left > 0) {
        left -= 1;
        const { ask, accepted } = this.step(member, index);
        const answer = await persistentSend(member, ask);
        if (!isAccepted(answer.status))
          throw new Error(`${ask.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        accepted(answer.body);
      }
    };
    await Promise.all(this.members.map(sendOn));
  }

  /** One of somebody who waits for no answer just now, sent once whatever comes of it; null when all are waiting. 200: accepted. */
  async trySend(): Promise<Sample | null> {
    const index = this.members.findIndex((one) => !this.busy.has(one));
    const member = this.members[index];
    if (!member) return null;
    this.busy.add(member);
    const { ask, accepted, doubted } = this.step(member, index);
    const sample = await sendOnce(this.pool, { ...ask, cookie: member.cookie });
    const { status, text } = sample;
    this.busy.delete(member);
    if (isAccepted(status)) accepted(text ? JSON.parse(text) : null);
    else doubted?.();
    return { ...sample, path: `${ask.method} ${ask.path}`, status: isAccepted(status) ? 200 : status };
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private step(member: Person, index: number) {
    const step = this.steps.get(member) ?? index;
    this.steps.set(member, step + 1);
    const { accepted, doubted, ...ask } = this.next(member, index, step);
    return { ask: { method: 'POST', ...ask } as const, accepted, doubted };
  }
}

/** Writers that also know what the databases must hold in the end. */
export abstract class Crowd extends Writers {
  /** Every place where rows, counts or events disagree with what was accepted, in words; empty when all is exact. */
  protected abstract differences(): Promise<string[]>;

  settle(limitMs: number): Promise<Settled> {
    return settled(() => this.differences(), limitMs);
  }
}

/** Seconds until nothing differed, and what still does if that took longer than the limit. */
export interface Settled {
  seconds: number;
  wrong: string[];
}

export async function settled(differences: () => Promise<string[]>, limitMs: number): Promise<Settled> {
  const began = Date.now();
  for (;;) {
    const wrong = await differences();
    const ms = Date.now() - began;
    if (wrong.length === 0 || ms > limitMs) return { seconds: Math.round(ms / 100) / 10, wrong };
    await pause(250);
  }
}
