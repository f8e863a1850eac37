import { Redis } from 'ioredis';
import { REDIS_COMMAND_MS } from '../config';

/** Nest token of the Redis client. */
export const REDIS = Symbol('redis');

/**
 * Creates a client that never blocks a request: commands time out after `commandMs`, and fail immediately without a
 * connection. Callers treat an error as "Redis does not know".
 */
export function connectRedis(url: string, commandMs = REDIS_COMMAND_MS): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandMs,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  });
  // Without a listener, an unreachable server would end the process.
  redis.on('error', () => undefined);
  return redis;
}
