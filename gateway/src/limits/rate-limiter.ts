import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { RedisGuard } from '../session/redis-guard';
import { Tallies } from './tallies';

export interface RateRule {
  name: string;
  /** Requests in a window. */
  points: number;
  /** The same while Redis is away and each gateway counts alone. */
  pointsAlone: number;
  /** Reading may go on without waiting for Redis while far from the limit; writing always waits. */
  waits: boolean;
  /** Seconds of a window; a minute when it is not said. */
  window?: number;
}

/** Counts in Redis, so that all gateways count together; by itself while Redis is away. */
export class RateLimiter {
  private readonly shared: RateLimiterRedis;
  private readonly alone: RateLimiterMemory;
  private readonly tallies: Tallies | null;

  constructor(
    rule: RateRule,
    redis: Redis,
    private readonly guard: RedisGuard,
  ) {
    const window = { duration: rule.window ?? 60, keyPrefix: `limit:${rule.name}` };
    // Over the limit, Redis is not asked again for ten seconds.
    const block = { inMemoryBlockOnConsumed: rule.points + 1, inMemoryBlockDuration: 10 };
    this.shared = new RateLimiterRedis({ ...window, ...block, points: rule.points, storeClient: redis });
    this.alone = new RateLimiterMemory({ ...window, points: rule.pointsAlone });
    this.tallies = rule.waits ? null : new Tallies(rule.points, (key, points) => this.count(key, points));
  }

  /** Seconds to wait, or 0 when the request may go on. */
  take(key: string): number | Promise<number> {
    if (this.tallies?.admits(key) && this.guard.isOpen) return this.tallies.note(key);
    return this.ask(key);
  }

  private async ask(key: string): Promise<number> {
    const counted = await this.count(key, 1 + (this.tallies?.unsent(key) ?? 0));
    return counted.allowed ? 0 : Math.max(1, Math.ceil(counted.msBeforeNext / 1_000));
  }

  private async count(key: string, points: number): Promise<Counted> {
    const shared = await this.guard.run(() => counted(this.shared.consume(key, points)), null);
    if (shared) this.tallies?.learn(key, shared);
    return shared ?? counted(this.alone.consume(key, points));
  }
}

export interface Counted {
  allowed: boolean;
  /** Points of this window, over all gateways. */
  consumedPoints: number;
  msBeforeNext: number;
}

async function counted(consumed: Promise<RateLimiterRes>): Promise<Counted> {
  try {
    const { consumedPoints, msBeforeNext } = await consumed;
    return { allowed: true, consumedPoints, msBeforeNext };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { allowed: false, consumedPoints: refused.consumedPoints, msBeforeNext: refused.msBeforeNext };
  }
}
