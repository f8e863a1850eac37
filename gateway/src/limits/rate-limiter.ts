import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { RedisGuard } from '../session/redis-guard';

export interface RateRule {
  name: string;
  /** Requests a minute. */
  points: number;
  /** The same while Redis is away and each gateway counts alone. */
  pointsAlone: number;
}

/** Counts in Redis, so that all gateways count together; by itself while Redis is away. */
export class RateLimiter {
  private readonly shared: RateLimiterRedis;
  private readonly alone: RateLimiterMemory;

  constructor(
    rule: RateRule,
    redis: Redis,
    private readonly guard: RedisGuard,
  ) {
    const window = { duration: 60, keyPrefix: `limit:${rule.name}` };
    // Over the limit, Redis is not asked again for ten seconds.
    const block = { inMemoryBlockOnConsumed: rule.points + 1, inMemoryBlockDuration: 10 };
    this.shared = new RateLimiterRedis({ ...window, ...block, points: rule.points, storeClient: redis });
    this.alone = new RateLimiterMemory({ ...window, points: rule.pointsAlone });
  }

  /** Seconds to wait, or 0 when the request may go on. */
  async take(key: string): Promise<number> {
    const shared = await this.guard.run(() => secondsToWait(this.shared.consume(key)), null);
    return shared ?? secondsToWait(this.alone.consume(key));
  }
}

async function secondsToWait(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  }
}
