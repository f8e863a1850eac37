import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SESSION_CACHE_TTL_SECONDS, SESSION_REVOKED, sessionCacheKey } from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';
import { REDIS } from '../support/redis';

// Seconds for the mark of an ended session: longer than any cached identity lives, so that a late write cannot restore
// the session.
const REVOKED_TTL_SECONDS = 2 * SESSION_CACHE_TTL_SECONDS;

/** Cache of sessions for all gateways. A lost entry is harmless: the gateway then queries this service. */
@Injectable()
export class SessionCache {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Caches a session. Never overwrites the mark of an ended one: a lookup that began before the logout can end after
   * it.
   */
  async remember(hash: string, identity: Identity, secondsLeft = SESSION_CACHE_TTL_SECONDS): Promise<void> {
    const seconds = Math.max(1, Math.min(secondsLeft, SESSION_CACHE_TTL_SECONDS));
    await this.attempt(() => this.redis.set(sessionCacheKey(hash), JSON.stringify(identity), 'EX', seconds, 'NX'));
  }

  async revoke(hash: string): Promise<void> {
    await this.attempt(() => this.redis.set(sessionCacheKey(hash), SESSION_REVOKED, 'EX', REVOKED_TTL_SECONDS));
  }

  /** Clears the cache after a change of permissions, so gateways query again. An ended session stays ended. */
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
      // Ignores failures, because PostgreSQL is authoritative and a stale entry expires after a minute.
    }
  }
}
