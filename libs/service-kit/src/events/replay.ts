import type { INestApplicationContext } from '@nestjs/common';
import { DeadLetters } from './dead-letters';
import { JetStreamStrategy } from './jet-stream-strategy';

/**
 * Gives this service's parked events to its handlers once more, oldest first.
 * Those that succeed leave the dead letters; the others stay with their new error. Safe beside live traffic: inboxes hold.
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
