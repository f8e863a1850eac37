import { setTimeout as wait } from 'node:timers/promises';
import { DOWN } from '../../test/start-test-gateway';
import { createLogger } from '../ops/logger';
import { createRedis } from './create-redis';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('the connection to a Redis that is away', () => {
  it('keeps nothing running once it is given up', async () => {
    const before = timers();
    const redis = createRedis(DOWN.redis, createLogger('silent'));
    await new Promise((resolve) => redis.once('reconnecting', resolve));
    redis.disconnect();
    // Timers run in the order in which they are due: what was due at once has run.
    await wait(5);
    expect(timers()).toBe(before);
  });
});
