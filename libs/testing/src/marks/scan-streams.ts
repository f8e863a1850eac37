import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { FoundMark, Marks } from './found-mark';
import { textFinder } from './text-finder';

/** Searches every message in every stream of a broker; `ignore` names types that mention a member on purpose. */
export async function scanStreams(url: string, marks: Marks, ignore: readonly RegExp[] = []): Promise<FoundMark[]> {
  // Any node of a cluster knows all streams.
  const { host, username, password } = new URL(url.split(',')[0] ?? '');
  const connection = await connect({
    servers: host,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
  });
  const find = textFinder(marks);
  const found: FoundMark[] = [];
  try {
    const streams = jetstreamManager(connection);
    for await (const { config, state } of (await streams).streams.list()) {
      let left = state.messages;
      if (left === 0) continue;
      const consumer = await jetstream(connection).consumers.get(config.name);
      const messages = await consumer.consume();
      for await (const message of messages) {
        const isMeant = ignore.some((type) => type.test(message.subject));
        const text = `${message.subject}\n${new TextDecoder('latin1').decode(message.data)}\n${message.string()}`;
        if (!isMeant)
          for (const mark of new Set(find(text)))
            found.push({ place: `stream ${config.name}, ${message.subject}`, mark });
        left -= 1;
        if (left === 0 || message.info.pending === 0) break;
      }
      await messages.close();
    }
    return found;
  } finally {
    await connection.close();
  }
}
