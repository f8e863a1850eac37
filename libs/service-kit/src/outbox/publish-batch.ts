import type { JetStreamClient, PubAck } from '@nats-io/jetstream';
import type { PublishedRow } from './outbox-store';
import type { Tracer } from '../tracing/tracing';
import { type OutboxRow, envelopeOf } from './outbox-row';

const PUBLISH_TIMEOUT_MS = 2_000;

/** Sends one row and waits for its ack. Its span begins when the row was written: it shows what waited in the outbox. */
async function publishRow(js: JetStreamClient, row: OutboxRow, tracer: Tracer | null): Promise<PubAck> {
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

export interface BatchResult {
  readonly published: PublishedRow[];
  /** An ack that is not after the last known position: the stream was rewound under us. */
  readonly rewound: boolean;
  readonly failure: unknown;
}

/** Sends rows in order, all in flight at once, and reports the acknowledged ones. */
export async function publishBatch(
  js: JetStreamClient,
  rows: readonly OutboxRow[],
  lastSeq: number,
  tracer: Tracer | null = null,
): Promise<BatchResult> {
  const acks = await Promise.allSettled(rows.map((row) => publishRow(js, row, tracer)));
  const published: PublishedRow[] = [];
  let rewound = false;
  let failure: unknown = null;
  acks.forEach((ack, index) => {
    const row = rows[index];
    if (ack.status === 'rejected' || !row) {
      failure ??= ack.status === 'rejected' ? ack.reason : null;
      return;
    }
    rewound ||= isBehind(ack.value, lastSeq);
    published.push({ id: row.id, streamSeq: ack.value.seq });
  });
  return { published, rewound, failure };
}

function isBehind(ack: PubAck, lastSeq: number): boolean {
  return !ack.duplicate && ack.seq <= lastSeq;
}
