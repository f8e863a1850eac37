import type { LoadReport } from '@waymark/contracts-core';
import { Redis } from 'ioredis';
import { RedisGuard } from '@waymark/edge-kit';
import { TOKEN_LIFE_MS } from './page-tokens';
import { SeenReports } from './seen-reports';

const LOADS = 1_000;
const MINUTE = 60_000;
const maps: LoadReport = { slice: 'maps', version: 'v2', outcome: 'loaded' };

let redis: Redis;
beforeAll(async () => {
  redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
  await redis.ping();
});
afterAll(() => redis.disconnect());

/** As one of several gateways: they share Redis and nothing else. */
const gateway = () => new SeenReports(new RedisGuard(redis));
const keys = () => redis.keys('telemetry:*');

describe('reports of page loads', () => {
  it('counts once for each page load, slice, version and outcome, at whichever gateway (R3.24)', async () => {
    const page = { id: 'one', issuedAt: Date.now() };
    const said: LoadReport[] = [
      maps,
      maps,
      { ...maps, slice: 'fares' },
      { ...maps, version: 'v3' },
      { ...maps, outcome: 'load-error' },
    ];
    const first: boolean[] = [];
    for (const report of said) first.push(await gateway().isFirst(page, report));
    expect(first).toEqual([true, false, true, true, true]);
    expect(await gateway().isFirst({ ...page, id: 'two' }, maps)).toBe(true);
  });

  it('of an hour is kept under seven keys at most, however many pages tell, and each ends with the last page that counts (R3.23)', async () => {
    await redis.flushdb();
    const now = Date.now();
    // One key each, for an hour, before: a thousand of them.
    const pages = Array.from({ length: LOADS }, (_, page) => ({
      id: `page-${page}`,
      issuedAt: now - (page / LOADS) * 59 * MINUTE,
    }));
    const seen = gateway();
    const first = await Promise.all(pages.map((page) => seen.isFirst(page, maps)));
    expect(first.filter(Boolean)).toHaveLength(LOADS);
    const kept = await keys();
    expect(kept.length).toBeLessThanOrEqual(7);
    expect((await Promise.all(kept.map((key) => redis.scard(key)))).reduce((sum, count) => sum + count, 0)).toBe(LOADS);
    for (const key of kept) {
      const from = Number(key.split(':')[1]) * 10 * MINUTE;
      expect(await redis.pexpiretime(key)).toBe(from + 10 * MINUTE + TOKEN_LIFE_MS);
    }
  });
});
