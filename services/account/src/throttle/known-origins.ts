import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis';
import { KNOWN_ORIGIN_SECONDS } from './limits';
import { throttleKey } from './throttle-key';

/** From where members signed in before: strangers who guess cannot keep them out there. */
@Injectable()
export class KnownOrigins {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async has(account: string, origin: string): Promise<boolean> {
    return (await this.redis.exists(keyOf(account, origin)).catch(() => 0)) === 1;
  }

  async remember(account: string, origin: string): Promise<void> {
    await this.redis.set(keyOf(account, origin), '1', 'EX', KNOWN_ORIGIN_SECONDS).catch(() => null);
  }
}

const keyOf = (account: string, origin: string) => `throttle:known:${throttleKey([account, origin])}`;
