import { RateLimiter, rateLimitHeaders, secondsUntil, type Counted, type RedisGuard } from '@waymark/edge-kit';
import { tellHeader } from '@waymark/service-kit';
import type { Redis } from 'ioredis';
import type { AccountConfig } from '../../config';
import { throttleKey } from './throttle-key';
import type { Limit } from './limits';

/**
 * Counts tries of one kind under keys that tell nothing. Without Redis each process counts for itself and allows half:
 * an attacker who can stop Redis gains nothing.
 */
export class Limiter {
  private readonly limiter: RateLimiter;

  constructor(
    guard: RedisGuard<Redis>,
    private readonly name: string,
    { tries, seconds }: Limit,
    private readonly config: Pick<AccountConfig, 'AUTH_LIMIT_FACTOR' | 'PASSWORD_PEPPER'>,
  ) {
    const points = Math.max(1, Math.round(tries * config.AUTH_LIMIT_FACTOR));
    const pointsAlone = Math.max(1, Math.floor(points / 2));
    this.limiter = new RateLimiter({ prefix: `throttle:${name}`, points, pointsAlone, seconds }, guard);
  }

  /** Seconds to wait before the next try; 0 when this one may go on. */
  async take(...parts: string[]): Promise<number> {
    return waitOf(await this.limiter.take(this.keyOf(parts)));
  }

  /** The same, and the answer says how many tries are left. Not where that tells of others. */
  async takeAloud(...parts: string[]): Promise<number> {
    const counted = await this.limiter.take(this.keyOf(parts));
    const headers = rateLimitHeaders(this.name, this.limiter.rule, counted);
    for (const [header, value] of Object.entries(headers)) tellHeader(header, value);
    return waitOf(counted);
  }

  /** Seconds until tries are left again, without taking one; 0 when some are. */
  async wait(...parts: string[]): Promise<number> {
    const counted = await this.limiter.look(this.keyOf(parts));
    return counted ? waitOf(counted) : 0;
  }

  /** Gives one try back: it was no failure. */
  giveBack(...parts: string[]): Promise<void> {
    return this.limiter.giveBack(this.keyOf(parts));
  }

  forget(...parts: string[]): Promise<void> {
    return this.limiter.forget(this.keyOf(parts));
  }

  private keyOf(parts: readonly string[]): string {
    return throttleKey(this.config.PASSWORD_PEPPER, parts);
  }
}

const waitOf = (counted: Counted): number => (counted.allowed ? 0 : secondsUntil(counted));
