import { type JetStreamClient, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { type Guarded, guardStream, type StreamGuard } from './guard-stream';
import type { OutboxStore } from './outbox-store';
import { OutboxStream } from './outbox-stream';
import { publishBatch } from './publish-batch';
import type { RelayOptions } from './relay-options';

const BATCH = 256;
const GUARD_EVERY_MS = 2_000;

/** One relay's view of one broker connection: guards the stream, then publishes what waits. */
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

  /** Publishes one batch; true when it was full, so that the caller comes straight back. */
  async run(): Promise<boolean> {
    const isFirst = this.guarded === null;
    const position = await this.guard();
    // A stream on too few nodes is better than none.
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
    // Position first: a crash in between publishes rows twice, which consumers bear; the other order could hide a loss.
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
