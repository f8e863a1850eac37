import { jetstream } from '@nats-io/jetstream';
import { withBroker } from './with-broker';

const WAIT_MS = 5_000;

/** Returns the ids of all events of a type in the stream. */
export function idsInStream(natsUrl: string, stream: string, type: string): Promise<Set<string>> {
  return withBroker(natsUrl, async (connection) => {
    const consumer = await jetstream(connection).consumers.get(stream, { filter_subjects: type });
    const { num_pending: waiting } = await consumer.info();
    const ids = new Set<string>();
    if (waiting === 0) return ids;
    for await (const message of await consumer.fetch({ max_messages: waiting, expires: WAIT_MS }))
      ids.add(message.json<{ id: string }>().id);
    return ids;
  });
}
