import type { JetStreamClient, PubAck } from '@nats-io/jetstream';
import type { Tracer } from '../tracing/tracer';
import { envelopeOf, type OutboxRow } from './outbox-row';

const PUBLISH_TIMEOUT_MS = 2_000;

/** Sends one row and waits for its ack. Its span begins when the row was written: it shows what waited in the outbox. */
export async function publishRow(js: JetStreamClient, row: OutboxRow, tracer: Tracer | null): Promise<PubAck> {
  const span = tracer?.follow(row.traceparent, {
    name: `publish ${row.type}`,
    kind: 'producer',
    attributes: {
      'messaging.system': 'nats',
      'messaging.operation.type': 'send',
      'messaging.destination.name': row.type,
    },
    startedAt: row.created_at,
  });
  const envelope = JSON.stringify(envelopeOf(row, span?.traceparent ?? row.traceparent));
  try {
    const ack = await js.publish(row.type, envelope, { msgID: row.id, timeout: PUBLISH_TIMEOUT_MS });
    span?.end();
    return ack;
  } catch (error) {
    span?.end({ failed: true });
    throw error;
  }
}
