import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { REDIS } from '../redis';
import { Limiter } from './limiter';
import { REGISTER_ORIGIN, SIGN_IN_ACCOUNT, SIGN_IN_ORIGIN, SIGN_IN_PAIR } from './limits';
import { tooManyTries } from './too-many-tries';

const LATE_ANSWER_MS = 1500;

/** Slows guessing down, the same for accounts that exist and that do not. */
@Injectable()
export class AuthThrottle {
  private readonly pair: Limiter;
  private readonly origin: Limiter;
  private readonly account: Limiter;
  private readonly registrations: Limiter;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: AccountConfig) {
    const limiter = (limit: typeof SIGN_IN_PAIR) => new Limiter(redis, limit, config.AUTH_LIMIT_FACTOR);
    this.pair = limiter(SIGN_IN_PAIR);
    this.origin = limiter(SIGN_IN_ORIGIN);
    this.account = limiter(SIGN_IN_ACCOUNT);
    this.registrations = limiter(REGISTER_ORIGIN);
  }

  async beforeSignIn(account: string, origin: string): Promise<void> {
    // All at once: a Redis that hangs then costs one time limit, not three.
    const [pair, everything, soft] = await Promise.all([
      this.pair.take(account, origin),
      this.origin.take(origin),
      this.account.take(account),
    ]);
    const wait = Math.max(pair, everything);
    if (wait > 0) throw tooManyTries(wait);
    if (soft > 0) await delay(LATE_ANSWER_MS);
  }

  /** Only failures count against an account. */
  async afterSignIn(account: string, origin: string): Promise<void> {
    await Promise.all([this.pair.forget(account, origin), this.account.forget(account)]);
  }

  async beforeRegistration(origin: string): Promise<void> {
    const wait = await this.registrations.take(origin);
    if (wait > 0) throw tooManyTries(wait);
  }
}
