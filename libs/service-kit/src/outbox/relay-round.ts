import { jetstream, type JetStreamClient, type PubAck } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Broker } from '../events/broker';
import type { Log } from '../log/create-log';
import type { Metrics } from '../metrics/metrics';
import type { Tracer } from '../tracing/tracing';
import { type Guarded, guardStream, type StreamGuard } from './guard-stream';
import { envelopeOf, type OutboxRow } from './outbox';
import type { OutboxStore, PublishedRow } from './outbox-store';
import { OutboxStream } from './outbox-stream';

export interface RelayOptions {
  /** URL of the service's database: the relay holds its own connection. */
  readonly url: string;
  /** Slice whose events are published. */
  readonly slice: string;
  /** Number of broker nodes that store the stream; default 1. */
  readonly replicas?: number;
  readonly broker: Broker;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer?: Tracer | null;
  /** Guards the stream; a test replaces it to show what is lost without it. */
  readonly guard?: StreamGuard;
}

const PUBLISH_TIMEOUT_MS = 2_000;

/**
 * Publishes a row and waits for its ack. The span begins when the row was written, so it shows the wait in the outbox.
 */
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

interface BatchResult {
  readonly published: PublishedRow[];
  /** An ack is not after the last known position: the stream was rewound meanwhile. */
  readonly rewound: boolean;
  readonly failure: unknown;
}

/** Sends rows in order without waiting for each ack, and reports the acknowledged ones. */
async function publishBatch(
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

const BATCH = 256;
const GUARD_EVERY_MS = 2_000;

/** A relay's work over one broker connection: guards the stream, then publishes waiting rows. */
export class RelayRound {
  private guarded: Guarded | null = null;
  private guardedAt = 0;
  private readonly js: JetStreamClient;

  private readonly lookAfter: StreamGuard;

  private constructor(
    connection: NatsConnection,
    private readonly stream: OutboxStream,
    private readonly store: OutboxStore,
    private readonly options: RelayOptions,
  ) {
    this.js = jetstream(connection);
    this.lookAfter = options.guard ?? guardStream;
  }

  static async open(connection: NatsConnection, store: OutboxStore, options: RelayOptions): Promise<RelayRound> {
    return new RelayRound(
      connection,
      await OutboxStream.open(connection, options.slice, options.replicas),
      store,
      options,
    );
  }

  /** Publishes a batch; returns true when it was full, so that the caller continues immediately. */
  async run(): Promise<boolean> {
    const isFirst = this.guarded === null;
    const position = await this.guard();
    // A stream with too few replicas is better than none.
    if (isFirst)
      await this.stream
        .keepReplicas()
        .catch((err: unknown) => this.options.log.warn({ err }, 'the stream is not on as many nodes as it should be'));
    const rows = await this.store.waiting(BATCH);
    this.options.metrics.waiting.set(rows.length);
    this.options.metrics.oldest.set(rows[0] ? Math.max(0, Date.now() - rows[0].created_at.getTime()) / 1_000 : 0);
    if (rows.length === 0) return false;
    const { published, rewound, failure } = await publishBatch(this.js, rows, position.lastSeq, this.options.tracer);
    if (rewound) {
      await this.rewindTo(position, Math.min(...published.map((row) => row.streamSeq)) - 1);
      return true;
    }
    const lastSeq = Math.max(position.lastSeq, ...published.map((row) => row.streamSeq));
    // Saves the position first. A crash in between publishes rows twice, which consumers tolerate; the other order
    // could hide a loss.
    if (lastSeq > position.lastSeq) await this.advance({ ...position, lastSeq });
    await this.store.markPublished(published, position.created);
    this.options.metrics.published.inc(published.length);
    if (failure) throw failure;
    return rows.length === BATCH;
  }

  private async guard(): Promise<Guarded> {
    if (this.guarded && Date.now() - this.guardedAt < GUARD_EVERY_MS) return this.guarded;
    this.guarded = await this.lookAfter(this.store, this.stream);
    this.guardedAt = Date.now();
    const { requeued, generation } = this.guarded;
    if (requeued > 0) {
      this.options.metrics.requeued.inc(requeued);
      this.options.log.error({ requeued, generation }, 'the broker lost events: publishing them again');
    }
    return this.guarded;
  }

  private async advance(position: Guarded): Promise<void> {
    await this.store.savePosition(position);
    this.guarded = position;
  }

  private async rewindTo(position: Guarded, lastSeq: number): Promise<void> {
    const generation = position.generation + 1;
    const requeued = await this.store.requeue(position.created, lastSeq);
    await this.stream.setGeneration(generation);
    await this.advance({ ...position, lastSeq, generation });
    this.options.metrics.requeued.inc(requeued);
    this.options.log.error({ requeued, generation }, 'the broker went back: publishing its tail again');
  }
}
