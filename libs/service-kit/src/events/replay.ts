import type { INestApplicationContext } from '@nestjs/common';
import { DeadLetters } from './dead-letters';
import { JetStreamStrategy } from './jet-stream-strategy';

/**
 * Runs this service's handlers again for its parked events, oldest first. Successful ones leave the dead letters; the
 * others stay with their new error. Safe during live traffic, because inboxes prevent repeats.
 */
export async function replay(app: INestApplicationContext): Promise<{ handled: number; failed: number }> {
  const strategy = app.get(JetStreamStrategy);
  const deadLetters = app.get(DeadLetters);
  let handled = 0;
  let failed = 0;
  for (const { event } of await deadLetters.list(strategy.consumer)) {
    try {
      await strategy.dispatch(event);
      await deadLetters.remove(strategy.consumer, event.id);
      handled += 1;
    } catch (error) {
      await deadLetters.park(strategy.consumer, event, error, 1);
      failed += 1;
    }
  }
  return { handled, failed };
}
