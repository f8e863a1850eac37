import { CircuitBreaker } from '@waymark/edge-kit';
import { Pool } from 'undici';
import { AnswerTimes } from './answer-times';
import { InFlightLimit } from './in-flight-limit';

const CONNECTIONS = 64;

/** One process of a service: its connections and its health. */
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

  /** Accepts no new requests and resolves after the last response; every response has a time limit. */
  retire(): Promise<void> {
    return this.pool.close();
  }

  /** Closes immediately and cancels running requests. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}

/**
 * The processes of one service, used in turn; those with an open circuit breaker are skipped. A request that waits
 * here while processes start and stop goes to one that exists when its turn comes.
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

  /** Keeps connections to processes that remain; lets requests to removed processes finish. */
  update(origins: readonly string[]): void {
    const before = this.current;
    this.current = origins.map((origin) => before.find((member) => member.origin === origin) ?? new Upstream(origin));
    for (const member of before) if (!this.current.includes(member)) this.retire(member);
  }

  /** Returns null when every process is known to be down. Uses `avoid` only when there is no other. */
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

  /** Retires all processes; resolves after their last response. */
  async retireAll(): Promise<void> {
    this.update([]);
    await Promise.all(this.retiring.values());
  }

  private retire(member: Upstream): void {
    const retired = member.retire().finally(() => this.retiring.delete(member));
    this.retiring.set(member, retired);
  }
}
