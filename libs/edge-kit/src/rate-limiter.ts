import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GuardedRedis, RedisGuard } from './redis-guard';

export interface RateRule {
  /** In front of each key in Redis, e.g. `limit:write`. */
  readonly prefix: string;
  /** So many points in a window. */
  readonly points: number;
  /** The same while Redis is away and each process counts alone: fewer where stopping Redis must gain nothing. */
  readonly pointsAlone: number;
  /** Length of a window. */
  readonly seconds: number;
  /** Seconds that Redis is not asked again about somebody over the limit; each time when it is not said. */
  readonly blockSeconds?: number;
}

export interface Counted {
  readonly allowed: boolean;
  /** Points of this window, over all processes. */
  readonly consumedPoints: number;
  /** Points that are left of it; 0 or more. */
  readonly left: number;
  /** Until points are there again. */
  readonly msBeforeNext: number;
}

/** Counts in Redis, so that all processes count together; by itself while Redis is away. Never rejects. */
export class RateLimiter {
  private readonly shared: RateLimiterRedis;
  private readonly alone: RateLimiterMemory;

  constructor(
    readonly rule: RateRule,
    private readonly guard: RedisGuard<GuardedRedis>,
  ) {
    const { prefix: keyPrefix, points, pointsAlone, seconds: duration, blockSeconds } = rule;
    const block = blockSeconds
      ? { inMemoryBlockOnConsumed: points + 1, inMemoryBlockDuration: blockSeconds }
      : undefined;
    this.shared = new RateLimiterRedis({ keyPrefix, duration, points, storeClient: guard.redis, ...block });
    this.alone = new RateLimiterMemory({ keyPrefix, duration, points: pointsAlone });
  }

  /** Takes points, also of somebody who has none left. */
  async take(key: string, points = 1): Promise<Counted> {
    return (await this.takeShared(key, points)) ?? this.takeAlone(key, points);
  }

  /** The same of all processes together; null while Redis is away. */
  takeShared(key: string, points = 1): Promise<Counted | null> {
    return this.guard.run(() => counted(this.shared.consume(key, points)), null);
  }

  /** The same of this process. */
  takeAlone(key: string, points = 1): Promise<Counted> {
    return counted(this.alone.consume(key, points));
  }

  /** Counts that stand now; null when nothing was taken in this window. */
  async look(key: string): Promise<Counted | null> {
    const found = await this.either((limiter) => limiter.get(key));
    return found && toCounted(found, found.remainingPoints > 0);
  }

  /** Gives one point back. */
  async giveBack(key: string): Promise<void> {
    await this.either((limiter) => limiter.reward(key));
  }

  /** As if nothing had been taken. */
  async forget(key: string): Promise<void> {
    await this.either((limiter) => limiter.delete(key));
  }

  private async either<T>(ask: (limiter: RateLimiterRedis | RateLimiterMemory) => Promise<T>): Promise<T> {
    const answer = await this.guard.run(async () => ({ of: await ask(this.shared) }), null);
    return answer ? answer.of : ask(this.alone);
  }
}

/** Whole seconds for `Retry-After` and the like; at least one. */
export function secondsUntil({ msBeforeNext }: Pick<Counted, 'msBeforeNext'>): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}

/** How much of a limit is left, for an answer's headers (draft-ietf-httpapi-ratelimit-headers). Not where that tells of others. */
export function rateLimitHeaders(
  name: string,
  { points, seconds }: Pick<RateRule, 'points' | 'seconds'>,
  counts: Pick<Counted, 'left' | 'msBeforeNext'>,
): { 'ratelimit-policy': string; ratelimit: string } {
  return {
    'ratelimit-policy': `"${name}";q=${points};w=${seconds}`,
    ratelimit: `"${name}";r=${counts.left};t=${secondsUntil(counts)}`,
  };
}

async function counted(consumed: Promise<RateLimiterRes>): Promise<Counted> {
  try {
    return toCounted(await consumed, true);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return toCounted(refused, false);
  }
}

function toCounted({ consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Counted {
  return { allowed, consumedPoints, left: Math.max(0, remainingPoints), msBeforeNext };
}
