import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'undici';
import type { Person } from './people';
import { persistentSend, sendOnce, type Ask, type Sample } from './send';

/** A member's request; a POST by default. */
export interface Deed extends Ask {
  /** Records the effect once the request was accepted. */
  accepted(answer: unknown): void;
  /** Records the request when it is unknown whether it took effect. */
  doubted?(): void;
}

const isAccepted = (status: number): boolean => status === 200 || status === 201;

/** Members who send requests through the gateway, each in sequence. */
export abstract class Writers {
  private readonly steps = new Map<Person, number>();
  private readonly busy = new Set<Person>();

  constructor(
    private readonly pool: Pool,
    readonly members: readonly Person[],
  ) {}

  /** Returns the member's request for this step; `index` is their position among the members. */
  protected abstract next(member: Person, index: number, step: number): Deed;

  /**
   * Sends this many requests, with all members in parallel; resolves when each is accepted, whatever broke meanwhile.
   */
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

  /**
   * Sends one request of a member without a pending one, without retries. Returns null when all are waiting; status
   * 200 means accepted.
   */
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

/** Writers that also know the expected content of the databases. */
export abstract class Crowd extends Writers {
  /**
   * Returns every place where rows, counts or events differ from what was accepted, as sentences; empty when all
   * match.
   */
  protected abstract differences(): Promise<string[]>;

  settle(limitMs: number): Promise<Settled> {
    return settled(() => this.differences(), limitMs);
  }
}

/** Seconds until nothing differed, and the differences left if that took longer than the limit. */
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
