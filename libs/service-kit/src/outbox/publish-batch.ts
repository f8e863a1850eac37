import type { JetStreamClient, PubAck } from '@nats-io/jetstream';
import type { PublishedRow } from './outbox-store';
import { envelopeOf, type OutboxRow } from './outbox-row';

const PUBLISH_TIMEOUT_MS = 2_000;

export interface BatchResult {
  readonly published: PublishedRow[];
  /** An ack that is not after the last known position: the stream was rewound under us. */
  readonly rewound: boolean;
  readonly failure: unknown;
}

/** Sends rows in order, all in flight at once, and reports the acknowledged ones. */
export async function publishBatch(js: JetStreamClient, rows: readonly OutboxRow[], lastSeq: number): Promise<BatchResult> {
  const acks = await Promise.allSettled(
    rows.map((row) => js.publish(row.type, JSON.stringify(envelopeOf(row)), { msgID: row.id, timeout: PUBLISH_TIMEOUT_MS })),
  );
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
