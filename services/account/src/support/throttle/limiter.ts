import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tellHeader } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { throttleKey } from './throttle-key';
import type { Limit } from './limits';

/**
 * Counts tries in Redis, for all processes together. Without Redis each process counts for itself and allows half:
 * an attacker who can stop Redis gains nothing.
 */
export class Limiter {
  private readonly limiter: RateLimiterRedis;
  private readonly points: number;

  constructor(
    redis: Redis,
    private readonly name: string,
    private readonly limit: Limit,
    private readonly config: Pick<AccountConfig, 'AUTH_LIMIT_FACTOR' | 'PASSWORD_PEPPER'>,
  ) {
    const { tries, seconds } = limit;
    const points = (this.points = Math.max(1, Math.round(tries * config.AUTH_LIMIT_FACTOR)));
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
    return (await this.consume(parts)).wait;
  }

  /** The same, and the answer says how many tries are left (draft-ietf-httpapi-ratelimit-headers). Not where that tells of others. */
  async takeAloud(...parts: string[]): Promise<number> {
    const { wait, left, resetSeconds } = await this.consume(parts);
    tellHeader('ratelimit-policy', `"${this.name}";q=${this.points};w=${this.limit.seconds}`);
    tellHeader('ratelimit', `"${this.name}";r=${left};t=${resetSeconds}`);
    return wait;
  }

  private async consume(parts: readonly string[]): Promise<{ wait: number; left: number; resetSeconds: number }> {
    const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
    try {
      const taken = await this.limiter.consume(this.keyOf(parts));
      return { wait: 0, left: Math.max(0, taken.remainingPoints), resetSeconds: secondsOf(taken) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { wait: secondsOf(refusal), left: 0, resetSeconds: secondsOf(refusal) };
    }
  }

  /** Seconds until tries are left again, without taking one; 0 when some are. */
  async wait(...parts: string[]): Promise<number> {
    const taken = await this.limiter.get(this.keyOf(parts)).catch(() => null);
    return taken && taken.remainingPoints <= 0 ? Math.max(1, Math.ceil(taken.msBeforeNext / 1000)) : 0;
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
