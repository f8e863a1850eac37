import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { rateLimitHeaders, RateLimiter, secondsUntil } from './rate-limiter';
import { RedisGuard } from './redis-guard';

const RULE = { prefix: 'limit:spec', points: 4, pointsAlone: 2, seconds: 60 };
const opened: Redis[] = [];

/** A process of its own as far as limits know. */
async function process(rule = RULE) {
  const redis = new Redis(globalThis.process.env['TEST_REDIS_URL'] ?? '', { commandTimeout: 2_000 });
  opened.push(redis);
  await once(redis, 'ready');
  return { redis, limiter: new RateLimiter(rule, new RedisGuard(redis)) };
}
afterAll(() => opened.forEach((redis) => redis.disconnect()));

const allowed = async (limiters: RateLimiter[], key: string, count: number) => {
  const answers: boolean[] = [];
  for (let taken = 0; taken < count; taken += 1)
    answers.push((await limiters[taken % limiters.length]!.take(key)).allowed);
  return answers;
};

describe('RateLimiter', () => {
  it('counts over all processes together', async () => {
    const limiters = (await Promise.all([process(), process()])).map(({ limiter }) => limiter);
    expect(await allowed(limiters, randomUUID(), 6)).toEqual([true, true, true, true, false, false]);
  });

  it('counts alone, by its stricter number, while Redis is away', async () => {
    const { redis, limiter } = await process();
    redis.disconnect();
    const key = randomUUID();
    expect(await allowed([limiter], key, 4)).toEqual([true, true, false, false]);
    expect(await limiter.look(key)).toMatchObject({ allowed: false, left: 0 });
    await limiter.forget(key);
    expect(await allowed([limiter], key, 1)).toEqual([true]);
  });

  it('looks without taking, gives one back and forgets', async () => {
    const { limiter } = await process();
    const key = randomUUID();
    expect(await limiter.look(key)).toBeNull();
    await allowed([limiter], key, 4);
    expect(await limiter.look(key)).toMatchObject({ allowed: false, left: 0, consumedPoints: 4 });
    await limiter.giveBack(key);
    expect(await limiter.look(key)).toMatchObject({ allowed: true, left: 1 });
    await limiter.forget(key);
    expect(await limiter.look(key)).toBeNull();
  });

  it('returns headers with the remaining points and the reset time', async () => {
    const { limiter } = await process();
    const counted = await limiter.take(randomUUID());
    expect(secondsUntil(counted)).toBe(60);
    expect(secondsUntil({ msBeforeNext: 1 })).toBe(1);
    expect(rateLimitHeaders('door', RULE, counted)).toEqual({
      'ratelimit-policy': '"door";q=4;w=60',
      ratelimit: '"door";r=3;t=60',
    });
  });

  it('does not query Redis about a client that it has just blocked', async () => {
    const { redis, limiter } = await process({ ...RULE, blockSeconds: 10 } as typeof RULE);
    const key = randomUUID();
    await allowed([limiter], key, 5);
    const [[prefix]] = [await redis.keys(`*${key}`)];
    await redis.del(prefix ?? '');
    expect(await limiter.take(key)).toMatchObject({ allowed: false });
  });
});
