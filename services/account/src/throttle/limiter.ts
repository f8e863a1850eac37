import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AccountConfig } from '../config';
import { throttleKey } from './throttle-key';
import type { Limit } from './limits';

/**
 * Counts tries in Redis, for all processes together. Without Redis each process counts for itself and allows half:
 * an attacker who can stop Redis gains nothing.
 */
export class Limiter {
  private readonly limiter: RateLimiterRedis;

  constructor(
    redis: Redis,
    name: string,
    { tries, seconds }: Limit,
    private readonly config: Pick<AccountConfig, 'AUTH_LIMIT_FACTOR' | 'PASSWORD_PEPPER'>,
  ) {
    const points = Math.max(1, Math.round(tries * config.AUTH_LIMIT_FACTOR));
    const insurance = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.floor(points / 2)),
      duration: seconds,
    });
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      rejectIfRedisNotReady: true,
      keyPrefix: `throttle:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: insurance,
    });
  }

  /** Seconds to wait before the next try; 0 when this one may go on. */
  async take(...parts: string[]): Promise<number> {
    try {
      await this.limiter.consume(this.keyOf(parts));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** Gives one try back: it was no failure. */
  async giveBack(...parts: string[]): Promise<void> {
    await this.limiter.reward(this.keyOf(parts)).catch(() => null);
  }

  async forget(...parts: string[]): Promise<void> {
    await this.limiter.delete(this.keyOf(parts)).catch(() => false);
  }

  private keyOf(parts: readonly string[]): string {
    return throttleKey(this.config.PASSWORD_PEPPER, parts);
  }
}
