import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { REDIS } from '../redis';
import { KNOWN_ORIGIN_SECONDS, throttleKey } from './limits';

/**
 * IP addresses from which members signed in before; strangers' guesses cannot lock members out there. One sorted set
 * per account, ordered by expiry, so everything about an account can be deleted in one command.
 */
@Injectable()
export class KnownOrigins {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Pick<AccountConfig, 'PASSWORD_PEPPER'>,
  ) {}

  async has(account: string, origin: string): Promise<boolean> {
    const until = await this.redis.zscore(this.setOf(account), this.hashOf(account, origin)).catch(() => null);
    return Number(until ?? 0) > Date.now();
  }

  async remember(account: string, origin: string): Promise<void> {
    const set = this.setOf(account);
    const now = Date.now();
    const until = now + KNOWN_ORIGIN_SECONDS * 1000;
    const commands = this.redis.multi().zremrangebyscore(set, 0, now).zadd(set, until, this.hashOf(account, origin));
    await commands
      .expire(set, KNOWN_ORIGIN_SECONDS)
      .exec()
      .catch(() => null);
  }

  async forget(account: string): Promise<void> {
    await this.redis.del(this.setOf(account)).catch(() => 0);
  }

  private setOf(account: string): string {
    return `throttle:known:${this.hashOf(account)}`;
  }

  private hashOf(...parts: string[]): string {
    return throttleKey(this.config.PASSWORD_PEPPER, parts);
  }
}
