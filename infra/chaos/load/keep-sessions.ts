import { Redis } from 'ioredis';

const SECONDS = 600;

/**
 * Keeps every cached session for ten minutes instead of one, so that members stay signed in while account is frozen for
 * an experiment that is about something else.
 */
export async function keepSessions(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl, { commandTimeout: 2_000 });
  try {
    for (const key of await redis.keys('session:*')) await redis.expire(key, SECONDS);
  } finally {
    redis.disconnect();
  }
}
