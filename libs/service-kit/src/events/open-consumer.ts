import { AckPolicy, type Consumer, DeliverPolicy, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { generationOf } from './generation';
import { streamName } from './stream-name';

export interface OpenedConsumer {
  readonly consumer: Consumer;
  readonly manager: JetStreamManager;
  readonly generation: number;
  /** When the stream was made, as JetStream writes it. */
  readonly created: string;
}

/** The service's durable consumer for the stream's present generation; a new generation is read from its start. */
export async function openConsumer(connection: NatsConnection, service: string, slice: string): Promise<OpenedConsumer> {
  const manager = await jetstreamManager(connection, { timeout: 2_000 });
  const stream = streamName(slice);
  const info = await manager.streams.info(stream);
  const generation = generationOf(info.config.description);
  const durable = `${service}_g${generation}`;
  await manager.consumers.add(stream, {
    durable_name: durable,
    filter_subject: `${slice}.>`,
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    // What a killed process had taken comes again after this; the inbox makes an early repeat harmless.
    ack_wait: nanos(5_000),
    max_ack_pending: 500,
  });
  if (generation > 1) await manager.consumers.delete(stream, `${service}_g${generation - 1}`).catch(() => undefined);
  const consumer = await jetstream(connection).consumers.get(stream, durable);
  return { consumer, manager, generation, created: info.created };
}
