import { Inject, Injectable } from '@nestjs/common';
import { type Counted, RateLimiter, rateLimitHeaders, RedisGuard, secondsUntil } from '@waymark/edge-kit';
import { CONFIG, tellHeader } from '@waymark/service-kit';
import type { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
import type { AccountConfig } from '../../config';
import { REDIS } from '../redis';
import { KnownOrigins } from './known-origins';
import { type Limit, type LimitName, LIMITS } from './limits';
import { throttleKey } from './throttle-key';
import { tooManyTries } from './too-many-tries';

/**
 * Counts tries of one kind under keys that tell nothing. Without Redis each process counts for itself and allows half:
 * an attacker who can stop Redis gains nothing.
 */
class Limiter {
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

const LATE_ANSWER_MS = 1000;

/** Slows guessing down and then stops it, the same for accounts that exist and that do not. */
@Injectable()
export class AuthThrottle {
  private readonly limiters: ReadonlyMap<LimitName, Limiter>;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: AccountConfig,
    private readonly known: KnownOrigins,
  ) {
    const names = Object.keys(LIMITS) as LimitName[];
    const guard = new RedisGuard(redis);
    this.limiters = new Map(names.map((name) => [name, new Limiter(guard, name, LIMITS[name], config)]));
  }

  /** Counts one try of the one who asks, who is told how many are left; a 429 once there were too many. */
  async guard(name: LimitName, ...parts: string[]): Promise<void> {
    const wait = await this.limiter(name).takeAloud(...parts);
    if (wait > 0) throw tooManyTries(wait);
  }

  /** The same for a limit that others meet too: how much of it is left would tell about them. */
  async guardQuietly(name: LimitName, ...parts: string[]): Promise<void> {
    const wait = await this.limiter(name).take(...parts);
    if (wait > 0) throw tooManyTries(wait);
  }

  /** Counts nothing; false once no try is left. */
  async hasRoom(name: LimitName, ...parts: string[]): Promise<boolean> {
    return (await this.limiter(name).wait(...parts)) === 0;
  }

  /** Counts one try and tells whether it is within the limit, for a caller whose answer must not show it. */
  async allows(name: LimitName, ...parts: string[]): Promise<boolean> {
    return (await this.limiter(name).take(...parts)) === 0;
  }

  /** Takes the last try back: it was no failure. */
  giveBack(name: LimitName, ...parts: string[]): Promise<void> {
    return this.limiter(name).giveBack(...parts);
  }

  forget(name: LimitName, ...parts: string[]): Promise<void> {
    return this.limiter(name).forget(...parts);
  }

  /** `account` is the key of the e-mail address that was typed, whether anybody has it or not. */
  async beforeSignIn(account: string, origin: string): Promise<void> {
    // All at once: a Redis that hangs then costs one time limit, not four.
    const [pair, everything, late, strangers] = await Promise.all([
      this.limiter('sign-in-pair').takeAloud(account, origin),
      this.limiter('sign-in-origin').take(origin),
      this.limiter('sign-in-account').take(account),
      this.strangersWait(account, origin),
    ]);
    const wait = Math.max(pair, everything, strangers);
    if (wait > 0) throw tooManyTries(wait);
    if (late > 0) await this.answerLate();
  }

  /** Only failures count. The member is back: their address is known from now on, and what strangers tried is over. */
  async afterSignIn(account: string, origin: string): Promise<void> {
    await Promise.all([
      this.forget('sign-in-pair', account, origin),
      this.giveBack('sign-in-origin', origin),
      this.forgetFailures(account),
      this.known.remember(account, origin),
    ]);
  }

  /** For a member who proved who they are in another way, such as through their mail. */
  async forgetFailures(account: string): Promise<void> {
    await Promise.all([this.forget('sign-in-account', account), this.forget('sign-in-strangers', account)]);
  }

  /** Nothing about the account stays: it is gone, or has another address. */
  async forgetAccount(account: string): Promise<void> {
    await Promise.all([this.forgetFailures(account), this.known.forget(account)]);
  }

  /** Makes the next guess wait for the answer to this one. */
  protected answerLate(): Promise<void> {
    return delay(LATE_ANSWER_MS);
  }

  // A stranger may use up the tries of all strangers, and never those of the member at home.
  private async strangersWait(account: string, origin: string): Promise<number> {
    return (await this.known.has(account, origin)) ? 0 : this.limiter('sign-in-strangers').take(account);
  }

  private limiter(name: LimitName): Limiter {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit named ${name}`);
    return limiter;
  }
}
