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
import { generationOf, isMissing } from './broker';
import { streamName } from './broker-options';

/** A stream that is electing its leader answers nobody: asking again soon finds it sooner than waiting. */
const ASK_MS = 1_000;
const MAKE_MS = 2_000;
// What a killed process had taken comes again after this, and what a lost node had on its way after its election and this together;
// the inbox makes an early repeat harmless.
const ACK_WAIT = nanos(3_000);
const MAX_ACK_PENDING = 500;

export interface OpenedConsumer {
  readonly consumer: Consumer;
  readonly manager: JetStreamManager;
  readonly generation: number;
  /** When the stream was made, as JetStream writes it. */
  readonly created: string;
}

/** The service's durable consumer for the stream's present generation; a new generation is read from its start. */
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
  // Nobody waits for it. Another process that still reads the old one is told by this that there is a new one.
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
