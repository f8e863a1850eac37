import { Redis } from 'ioredis';
import type { Logger } from '../ops/logger';

const COMMAND_TIMEOUT_MS = 100;

/** Redis as something that may be away: no queue while it is, and no command takes longer than 100 ms. */
export function createRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
  });
  redis.on('error', (error: Error) => logger.debug({ err: error }, 'redis'));
  return redis;
}
