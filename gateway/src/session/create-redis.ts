import { Redis } from 'ioredis';
import type { Logger } from '../ops/logger';

/** Longer than Redis ever needs, short enough that nobody notices its absence. */
export const REDIS_COMMAND_MS = 100;

/** Redis as something that may be away: no queue while it is, and no command takes longer than `commandMs`. */
export function createRedis(url: string, logger: Logger, commandMs = REDIS_COMMAND_MS): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
    // Else a process whose Redis is away goes on for two seconds after its end: a timer waits for a socket that is closed already.
    disconnectTimeout: 0,
  });
  redis.on('error', (error: Error) => logger.debug({ err: error }, 'redis'));
  return redis;
}
