import { emptyServers } from './empty-servers';

/**
 * Runs before each medium spec: sets its worker's servers in the environment and empties them. Workers count from 1.
 */
const sets = JSON.parse(process.env['TEST_SERVERS'] ?? '[]') as Record<string, string>[];
Object.assign(process.env, sets[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1]);
await emptyServers({ redis: process.env['TEST_REDIS_URL'], nats: process.env['TEST_NATS_URL'] });
