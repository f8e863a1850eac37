import type { ConsumerMessages, ConsumerNotification } from '@nats-io/jetstream';
import { stopWhenLost } from './stream-consumer';

async function stopsAfter(...types: ConsumerNotification['type'][]): Promise<number> {
  let stops = 0;
  const status = async function* () {
    for (const type of types) yield { type } as ConsumerNotification;
  };
  await stopWhenLost({ status, stop: () => (stops += 1) } as unknown as ConsumerMessages);
  return stops;
}

describe('a pull (R7.13)', () => {
  it.each(['heartbeats_missed', 'no_responders', 'consumer_deleted'] as const)(
    'is given up for a new one after %s, without the client’s own wait',
    async (type) => {
      expect(await stopsAfter('next', type)).toBe(1);
    },
  );

  it('goes on while the broker answers it', async () => {
    expect(await stopsAfter('next', 'heartbeat', 'discard', 'debug')).toBe(0);
  });
});
