import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './limits';

/**
 * Counts tries in Redis, for all processes together. Without Redis each process counts for itself and allows half:
 * an attacker who can stop Redis gains nothing.
 */
export class Limiter {
  private readonly limiter: RateLimiterRedis;

  constructor(redis: Redis, { name, tries, seconds }: Limit, factor: number) {
    const points = Math.max(1, Math.round(tries * factor));
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
      await this.limiter.consume(keyOf(parts));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  async forget(...parts: string[]): Promise<void> {
    await this.limiter.delete(keyOf(parts)).catch(() => false);
  }
}

// Redis must not hold e-mail addresses.
function keyOf(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
