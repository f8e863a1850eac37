import type { LoadReport } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import type { RedisGuard } from '../session/redis-guard';

const HOUR_S = 3_600;

/** Which page load has told what: each counts once, at whichever gateway it says it again. */
export class SeenReports {
  private readonly here = new LRUCache<string, true>({ max: 50_000, ttl: HOUR_S * 1_000 });

  constructor(private readonly guard: RedisGuard) {}

  async isFirst(pageId: string, { slice, version, outcome }: LoadReport): Promise<boolean> {
    const key = `telemetry:${pageId}:${slice}:${version}:${outcome}`;
    if (this.here.has(key)) return false;
    this.here.set(key, true);
    // While Redis is away each gateway knows only what it heard itself.
    return (await this.guard.run((redis) => redis.set(key, '1', 'EX', HOUR_S, 'NX'), 'OK' as const)) === 'OK';
  }
}
