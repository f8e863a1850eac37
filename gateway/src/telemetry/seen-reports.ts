import { createHash } from 'node:crypto';
import type { LoadReport } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import type { RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import { TOKEN_LIFE_MS, type PageToken } from './page-tokens';

/** Pages that were served within these share a set: few keys, however many pages tell. */
const SERVED_WITHIN_MS = 600_000;
/** Of a hash: two of a million reports are the same with a chance of one in thirty million. */
const BYTES = 8;

/** Which page load has told what: each counts once, at whichever gateway it says it again. */
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
    // When no page of the set counts any more, it goes as a whole.
    const ends = from + SERVED_WITHIN_MS + TOKEN_LIFE_MS;
    // While Redis is away each gateway knows only what it heard itself.
    const added = await this.guard.run((redis) => redis.multi().sadd(key, member).pexpireat(key, ends).exec(), null);
    return added?.[0]?.[1] !== 0;
  }
}
