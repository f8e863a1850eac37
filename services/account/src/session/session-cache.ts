import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SESSION_CACHE_TTL_SECONDS, SESSION_REVOKED, sessionCacheKey } from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';
import { REDIS } from '../support/redis';

// Longer than any cached identity lives, so that no late writer brings a session back.
const REVOKED_TTL_SECONDS = 2 * SESSION_CACHE_TTL_SECONDS;

/** Sessions as every gateway sees them. Losing an entry is fine: the gateway then asks this service. */
@Injectable()
export class SessionCache {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Never over a revoked mark: a lookup that began before the sign-out may end after it. */
  async remember(hash: string, identity: Identity, secondsLeft = SESSION_CACHE_TTL_SECONDS): Promise<void> {
    const seconds = Math.max(1, Math.min(secondsLeft, SESSION_CACHE_TTL_SECONDS));
    await this.attempt(() => this.redis.set(sessionCacheKey(hash), JSON.stringify(identity), 'EX', seconds, 'NX'));
  }

  async revoke(hash: string): Promise<void> {
    await this.attempt(() => this.redis.set(sessionCacheKey(hash), SESSION_REVOKED, 'EX', REVOKED_TTL_SECONDS));
  }

  /** What a session may has changed: gateways ask anew. One that has ended stays ended. */
  async forget(hash: string): Promise<void> {
    await this.attempt(async () => {
      if ((await this.redis.get(sessionCacheKey(hash))) !== SESSION_REVOKED)
        await this.redis.del(sessionCacheKey(hash));
    });
  }

  private async attempt(command: () => Promise<unknown>): Promise<void> {
    try {
      await command();
    } catch {
      // PostgreSQL holds the truth, and a stale entry ends after a minute.
    }
  }
}
