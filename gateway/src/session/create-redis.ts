import { Redis } from 'ioredis';
import type { Logger } from '../ops/logger';

/** Milliseconds: longer than Redis ever needs, short enough that nobody notices an outage. */
export const REDIS_COMMAND_MS = 100;

/**
 * Creates a Redis client that tolerates outages: it queues no commands offline, and no command takes longer than
 * `commandMs`.
 */
export function createRedis(url: string, logger: Logger, commandMs = REDIS_COMMAND_MS): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
    // Otherwise, without Redis, the process runs two seconds longer at shutdown: a timer waits for a closed socket.
    disconnectTimeout: 0,
  });
  redis.on('error', (error: Error) => logger.debug({ err: error }, 'redis'));
  return redis;
}
