import type { ConsumerMessages, ConsumerNotification } from '@nats-io/jetstream';

/** What says that a pull gets no answer any more: its node, the consumer or the stream is gone, or nobody leads it. */
const LOST: ReadonlySet<ConsumerNotification['type']> = new Set([
  'heartbeats_missed',
  'no_responders',
  'consumer_deleted',
  'consumer_not_found',
  'stream_not_found',
]);

/**
 * Ends the messages of a pull that is lost, so that its reader opens the consumer anew. The client would look after it
 * itself, but waits for the length of a pull between two looks that get no answer.
 */
export async function stopWhenLost(messages: ConsumerMessages): Promise<void> {
  for await (const { type } of messages.status()) if (LOST.has(type)) messages.stop();
}
