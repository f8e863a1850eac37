import {
  AckPolicy,
  type Consumer,
  type ConsumerInfo,
  DeliverPolicy,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { generationOf, isMissing, streamName } from './broker';

/** A stream does not respond while it elects its leader: retrying soon is faster than waiting. */
const ASK_MS = 1_000;
const MAKE_MS = 2_000;
// Unacknowledged events of a killed process are redelivered after this time; those of a lost node after its election
// plus this time. The inbox makes an early repeat harmless.
const ACK_WAIT = nanos(3_000);
const MAX_ACK_PENDING = 500;

export interface OpenedConsumer {
  readonly consumer: Consumer;
  readonly manager: JetStreamManager;
  readonly generation: number;
  /** Creation time of the stream, as JetStream formats it. */
  readonly created: string;
}

/**
 * Opens the service's durable consumer for the stream's current generation; a new generation is read from its start.
 */
export async function openConsumer(
  connection: NatsConnection,
  service: string,
  slice: string,
): Promise<OpenedConsumer> {
  const asking = await jetstreamManager(connection, { timeout: ASK_MS, checkAPI: false });
  const making = await jetstreamManager(connection, { timeout: MAKE_MS, checkAPI: false });
  const stream = streamName(slice);
  const { config, created } = await asking.streams.info(stream);
  const generation = generationOf(config.description);
  const found = await findConsumer(asking, stream, `${service}_g${generation}`);
  const info =
    found && isAsWanted(found)
      ? found
      : await makeConsumer(making, { stream, name: `${service}_g${generation}`, slice });
  // Not awaited. Deleting the old consumer tells another process that still reads it that a new one exists.
  if (generation > 1) void making.consumers.delete(stream, `${service}_g${generation - 1}`).catch(() => undefined);
  const consumer = jetstream(connection, { timeout: ASK_MS }).consumers.getConsumerFromInfo(info);
  return { consumer, manager: asking, generation, created };
}

async function findConsumer(manager: JetStreamManager, stream: string, name: string): Promise<ConsumerInfo | null> {
  try {
    return await manager.consumers.info(stream, name);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isAsWanted = ({ config }: ConsumerInfo): boolean =>
  config.ack_wait === ACK_WAIT && config.max_ack_pending === MAX_ACK_PENDING;

function makeConsumer(
  manager: JetStreamManager,
  { stream, name, slice }: { stream: string; name: string; slice: string },
): Promise<ConsumerInfo> {
  return manager.consumers.add(stream, {
    durable_name: name,
    filter_subject: `${slice}.>`,
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    ack_wait: ACK_WAIT,
    max_ack_pending: MAX_ACK_PENDING,
  });
}
