import type { Identity } from '@waymark/contracts-core';
import { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';

const A_DAY_SECONDS = 86_400;
const TEN_MINUTES_SECONDS = 600;
/** Hashes a session's id as gateways and account do. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Stores sessions in the gateway's cache as account would, and returns their cookies: to a gateway, these members are
 * signed in.
 */
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

/** Empties the session cache, as happens after its minute: then only account knows the sessions. */
export const forgetSessions = (redisUrl: string): Promise<void> =>
  withRedis(redisUrl, async (redis) => {
    const keys = await redis.keys('session:*');
    if (keys.length > 0) await redis.del(...keys);
  });

/** Extends every cached session from one minute to ten, so members stay signed in while account is frozen. */
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
