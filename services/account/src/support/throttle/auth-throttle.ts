import { Inject, Injectable } from '@nestjs/common';
import { type Counted, RateLimiter, rateLimitHeaders, RedisGuard, secondsUntil } from '@waymark/edge-kit';
import { CONFIG, tellHeader } from '@waymark/service-kit';
import type { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
import type { AccountConfig } from '../../config';
import { REDIS } from '../redis';
import { KnownOrigins } from './known-origins';
import { type Limit, type LimitName, LIMITS, throttleKey, tooManyTries } from './limits';

/**
 * Counts attempts of one kind under hashed keys. Without Redis, each process counts by itself and allows half, so an
 * attacker who can stop Redis gains nothing.
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

  /** Counts an attempt. Returns the seconds to wait before the next one; 0 when this one may proceed. */
  async take(...parts: string[]): Promise<number> {
    return waitOf(await this.limiter.take(this.keyOf(parts)));
  }

  /**
   * Like `take`, and sends response headers with the attempts left. Do not use it where those reveal other people's
   * attempts.
   */
  async takeAloud(...parts: string[]): Promise<number> {
    const counted = await this.limiter.take(this.keyOf(parts));
    const headers = rateLimitHeaders(this.name, this.limiter.rule, counted);
    for (const [header, value] of Object.entries(headers)) tellHeader(header, value);
    return waitOf(counted);
  }

  /** Returns the seconds until attempts are available, without counting one; 0 when some are left. */
  async wait(...parts: string[]): Promise<number> {
    const counted = await this.limiter.look(this.keyOf(parts));
    return counted ? waitOf(counted) : 0;
  }

  /** Returns one attempt, because it was no failure. */
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

/** Slows down password guessing and then stops it, equally for accounts that exist and those that do not. */
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

  /** Counts one attempt by the caller, who sees how many are left; throws a 429 when there were too many. */
  async guard(name: LimitName, ...parts: string[]): Promise<void> {
    const wait = await this.limiter(name).takeAloud(...parts);
    if (wait > 0) throw tooManyTries(wait);
  }

  /** Like `guard`, for a limit shared with other people: the attempts left would reveal theirs. */
  async guardQuietly(name: LimitName, ...parts: string[]): Promise<void> {
    const wait = await this.limiter(name).take(...parts);
    if (wait > 0) throw tooManyTries(wait);
  }

  /** Returns false when no attempt is left; counts nothing. */
  async hasRoom(name: LimitName, ...parts: string[]): Promise<boolean> {
    return (await this.limiter(name).wait(...parts)) === 0;
  }

  /** Counts one attempt and returns whether it is within the limit. The caller's response must not reveal it. */
  async allows(name: LimitName, ...parts: string[]): Promise<boolean> {
    return (await this.limiter(name).take(...parts)) === 0;
  }

  /** Returns the last attempt, because it was no failure. */
  giveBack(name: LimitName, ...parts: string[]): Promise<void> {
    return this.limiter(name).giveBack(...parts);
  }

  forget(name: LimitName, ...parts: string[]): Promise<void> {
    return this.limiter(name).forget(...parts);
  }

  /** `account` is the key of the typed email address, whether or not it has an account. */
  async beforeSignIn(account: string, origin: string): Promise<void> {
    // The four limits are checked in parallel, so that an unresponsive Redis costs one timeout, not four.
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

  /**
   * Clears the failures after a login, because only failures count. The address becomes known, so attempts by
   * strangers no longer matter.
   */
  async afterSignIn(account: string, origin: string): Promise<void> {
    await Promise.all([
      this.forget('sign-in-pair', account, origin),
      this.giveBack('sign-in-origin', origin),
      this.forgetFailures(account),
      this.known.remember(account, origin),
    ]);
  }

  /** Clears the failures of a member who authenticated in another way, such as by email. */
  async forgetFailures(account: string): Promise<void> {
    await Promise.all([this.forget('sign-in-account', account), this.forget('sign-in-strangers', account)]);
  }

  /** Clears everything about an account that was deleted or has a new email address. */
  async forgetAccount(account: string): Promise<void> {
    await Promise.all([this.forgetFailures(account), this.known.forget(account)]);
  }

  /** Delays the response, so the next guess must wait. */
  protected answerLate(): Promise<void> {
    return delay(LATE_ANSWER_MS);
  }

  // Returns the wait for unknown addresses. Strangers can use up the attempts of all strangers, but never those of the
  // member's known addresses.
  private async strangersWait(account: string, origin: string): Promise<number> {
    return (await this.known.has(account, origin)) ? 0 : this.limiter('sign-in-strangers').take(account);
  }

  private limiter(name: LimitName): Limiter {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit named ${name}`);
    return limiter;
  }
}
