import type { Identity } from '@waymark/contracts-core';
import { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';

const A_DAY_SECONDS = 86_400;
const TEN_MINUTES_SECONDS = 600;
/** As gateways and account keep a session's id. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Cookies of members who are signed in, as far as a gateway knows: it finds their sessions where account would keep them. */
export function signedInAs(
  redisUrl: string,
  ids: readonly number[],
  role: Identity['role'] = 'member',
): Promise<Map<number, string>> {
  return withRedis(redisUrl, async (redis) => {
    const cookies = new Map<number, string>();
    for (const memberId of ids) {
      const token = randomBytes(32).toString('base64url');
      const identity: Identity = { memberId, role, displayName: `Member ${memberId}` };
      await redis.set(`session:${hashOf(token)}`, JSON.stringify(identity), 'EX', A_DAY_SECONDS);
      cookies.set(memberId, `sid=${token}`);
    }
    return cookies;
  });
}

/** Empties the cache of sessions, as its minute does: after that only account knows them. */
export const forgetSessions = (redisUrl: string): Promise<void> =>
  withRedis(redisUrl, async (redis) => {
    const keys = await redis.keys('session:*');
    if (keys.length > 0) await redis.del(...keys);
  });

/** Keeps every cached session for ten minutes instead of one, so that members stay signed in while account is frozen. */
export const keepSessions = (redisUrl: string): Promise<void> =>
  withRedis(redisUrl, async (redis) => {
    for (const key of await redis.keys('session:*')) await redis.expire(key, TEN_MINUTES_SECONDS);
  });

async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { commandTimeout: 2_000 });
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
