import { CircuitBreaker } from '@waymark/edge-kit';
import { Pool } from 'undici';
import { AnswerTimes } from './answer-times';
import { InFlightLimit } from './in-flight-limit';

const CONNECTIONS = 64;

/** One process of a service: its connections and whether it is well. */
export class Upstream {
  readonly pool: Pool;
  readonly breaker = new CircuitBreaker({ failures: 5, pauseMs: 1_000 });
  readonly limit = new InFlightLimit({ fewest: 16, atStart: 32, most: CONNECTIONS, mostOfAll: 1.5 * CONNECTIONS });
  readonly times = new AnswerTimes(this.limit);

  constructor(readonly origin: string) {
    this.pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: 250 },
      pipelining: 1,
      headersTimeout: 10_000,
      bodyTimeout: 30_000,
      keepAliveTimeout: 4_000,
    });
  }

  /** Takes nothing new and ends when the last answer has been passed on; each of them has an end of its own. */
  retire(): Promise<void> {
    return this.pool.close();
  }

  /** Ends at once, with whatever is running. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}

/**
 * The processes of one service, used in turn; those whose breaker is open are passed over. A request that waits here
 * while processes come and go is sent to one that is there when its turn comes.
 */
export class ServiceUpstreams {
  private turn = 0;
  private current: readonly Upstream[] = [];
  private readonly retiring = new Map<Upstream, Promise<void>>();

  constructor(
    readonly slice: string,
    origins: readonly string[],
  ) {
    this.update(origins);
  }

  get members(): readonly Upstream[] {
    return this.current;
  }

  /** Connections to processes that stay are kept; answers of those that go are waited for. */
  update(origins: readonly string[]): void {
    const before = this.current;
    this.current = origins.map((origin) => before.find((member) => member.origin === origin) ?? new Upstream(origin));
    for (const member of before) if (!this.current.includes(member)) this.retire(member);
  }

  /** Null when every one of them is known to be down. `avoid`: taken only when there is no other. */
  pick(avoid?: Upstream): Upstream | null {
    for (let tried = 0; tried < this.current.length; tried++) {
      const candidate = this.current[this.turn++ % this.current.length];
      if (candidate && candidate !== avoid && candidate.breaker.allows()) return candidate;
    }
    return avoid && this.current.includes(avoid) && avoid.breaker.allows() ? avoid : null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.current, ...this.retiring.keys()].map((member) => member.close()));
  }

  /** All of them go; ends when their last answer has been passed on. */
  async retireAll(): Promise<void> {
    this.update([]);
    await Promise.all(this.retiring.values());
  }

  private retire(member: Upstream): void {
    const retired = member.retire().finally(() => this.retiring.delete(member));
    this.retiring.set(member, retired);
  }
}
