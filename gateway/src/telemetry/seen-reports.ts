import { createHash } from 'node:crypto';
import type { LoadReport } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import type { RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import { TOKEN_LIFE_MS, type PageToken } from './page-tokens';

/** Pages served within this time share a Redis set, which keeps the number of keys small. */
const SERVED_WITHIN_MS = 600_000;
/** Bytes of a hash: the chance that two of a million reports collide is one in thirty million. */
const BYTES = 8;

/** Remembers what each page load has reported, so each report counts once, even when repeated at another gateway. */
export class SeenReports {
  private readonly here = new LRUCache<string, true>({ max: 50_000, ttl: TOKEN_LIFE_MS });

  constructor(private readonly guard: RedisGuard<Redis>) {}

  async isFirst(
    { id, issuedAt }: Pick<PageToken, 'id' | 'issuedAt'>,
    { slice, version, outcome }: LoadReport,
  ): Promise<boolean> {
    const told = `${id}:${slice}:${version}:${outcome}`;
    if (this.here.has(told)) return false;
    this.here.set(told, true);
    const from = issuedAt - (issuedAt % SERVED_WITHIN_MS);
    const key = `telemetry:${from / SERVED_WITHIN_MS}`;
    const member = createHash('sha256').update(told).digest().subarray(0, BYTES);
    // Redis deletes the whole set when none of its pages counts any more.
    const ends = from + SERVED_WITHIN_MS + TOKEN_LIFE_MS;
    // While Redis is down, each gateway knows only the reports that it received.
    const added = await this.guard.run((redis) => redis.multi().sadd(key, member).pexpireat(key, ends).exec(), null);
    return added?.[0]?.[1] !== 0;
  }
}
