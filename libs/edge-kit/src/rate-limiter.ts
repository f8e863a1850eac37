import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GuardedRedis, RedisGuard } from './redis-guard';

export interface RateRule {
  /** Prefix of each key in Redis, e.g. `limit:write`. */
  readonly prefix: string;
  /** Points in a window. */
  readonly points: number;
  /**
   * Points while Redis is down and each process counts by itself; fewer where an attacker must not gain by stopping
   * Redis.
   */
  readonly pointsAlone: number;
  /** Length of a window in seconds. */
  readonly seconds: number;
  /** Seconds for which Redis is not queried about a client over the limit; by default it is queried each time. */
  readonly blockSeconds?: number;
}

export interface Counted {
  readonly allowed: boolean;
  /** Points used in this window, over all processes. */
  readonly consumedPoints: number;
  /** Points left in this window; 0 or more. */
  readonly left: number;
  /** Milliseconds until points are available again. */
  readonly msBeforeNext: number;
}

/** Counts in Redis, over all processes; counts in this process while Redis is down. Never rejects. */
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

  /** Takes points, even if none are left. */
  async take(key: string, points = 1): Promise<Counted> {
    return (await this.takeShared(key, points)) ?? this.takeAlone(key, points);
  }

  /** Takes points over all processes; resolves to null while Redis is down. */
  takeShared(key: string, points = 1): Promise<Counted | null> {
    return this.guard.run(() => counted(this.shared.consume(key, points)), null);
  }

  /** Takes points in this process only. */
  takeAlone(key: string, points = 1): Promise<Counted> {
    return counted(this.alone.consume(key, points));
  }

  /** Returns the current counts; null when nothing was taken in this window. */
  async look(key: string): Promise<Counted | null> {
    const found = await this.either((limiter) => limiter.get(key));
    return found && toCounted(found, found.remainingPoints > 0);
  }

  /** Gives one point back. */
  async giveBack(key: string): Promise<void> {
    await this.either((limiter) => limiter.reward(key));
  }

  /** Resets the count. */
  async forget(key: string): Promise<void> {
    await this.either((limiter) => limiter.delete(key));
  }

  private async either<T>(ask: (limiter: RateLimiterRedis | RateLimiterMemory) => Promise<T>): Promise<T> {
    const answer = await this.guard.run(async () => ({ of: await ask(this.shared) }), null);
    return answer ? answer.of : ask(this.alone);
  }
}

/** Returns whole seconds, at least one, for headers such as `Retry-After`. */
export function secondsUntil({ msBeforeNext }: Pick<Counted, 'msBeforeNext'>): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}

/**
 * Returns headers that show how much of a limit is left (draft-ietf-httpapi-ratelimit-headers). Do not send them where
 * they reveal other people's use.
 */
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
