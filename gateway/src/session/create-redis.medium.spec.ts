import { createHook } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { DOWN } from '../../test/start-test-gateway';
import { createLogger } from '../ops/logger';
import { createRedis } from './create-redis';

describe('the connection to a Redis that is away (R7.28)', () => {
  it('keeps nothing running once it is given up', async () => {
    const redis = createRedis(DOWN.redis, createLogger('silent'));
    await new Promise((resolve) => redis.once('reconnecting', resolve));
    const begun = new Set<number>();
    let isEnding = true;
    const over = (id: number) => void begun.delete(id);
    const hook = createHook({
      init: (id, type) => void (isEnding && type === 'Timeout' && begun.add(id)),
      before: over,
      destroy: over,
    }).enable();
    redis.disconnect();
    isEnding = false;
    // Timers run in the order in which they are due: what was due at once has run.
    await wait(5);
    hook.disable();
    expect(begun.size).toBe(0);
  });
});
