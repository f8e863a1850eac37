import { setTimeout as pause } from 'node:timers/promises';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

const STREAM = 'REVIEWS';
const DURABLE = 'control_without_dead_letters';

interface Event {
  data: { reviewId?: number };
}

/** Takes one event after the other and tries each until it succeeds. Answers the reviews that it got to know of. */
export async function consumeInOrder(
  connection: NatsConnection,
  isPoison: (reviewId: number) => boolean,
  stop: AbortSignal,
): Promise<{ handled: number[]; done: Promise<void> }> {
  const { consumers } = await jetstreamManager(connection);
  await consumers.add(STREAM, {
    durable_name: DURABLE,
    deliver_policy: DeliverPolicy.New,
    ack_policy: AckPolicy.Explicit,
    max_ack_pending: 1,
  });
  const consumer = await jetstream(connection).consumers.get(STREAM, DURABLE);
  const handled: number[] = [];
  const consume = async () => {
    while (!stop.aborted) {
      const message = await consumer.next({ expires: 1_000 });
      const { reviewId } = (message?.json<Event>().data ?? {}) as Event['data'];
      if (!message || reviewId === undefined) message?.ack();
      else if (isPoison(reviewId)) message.nak(100);
      else {
        handled.push(reviewId);
        message.ack();
      }
      await pause(10);
    }
    await consumers.delete(STREAM, DURABLE);
  };
  return { handled, done: consume() };
}
