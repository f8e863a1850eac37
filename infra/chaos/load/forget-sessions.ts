import { Redis } from 'ioredis';

/** Empties the cache of sessions, as its minute does: whose a session is, account alone knows then. */
export async function forgetSessions(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl, { commandTimeout: 2_000 });
  try {
    const keys = await redis.keys('session:*');
    if (keys.length > 0) await redis.del(...keys);
  } finally {
    redis.disconnect();
  }
}
