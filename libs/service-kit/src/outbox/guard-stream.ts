import type { OutboxStore, StreamPosition } from './outbox-store';
import type { StreamState } from './outbox-stream';

/** The part of a stream that the guard needs. */
export interface GuardedStream {
  read(): Promise<StreamState | null>;
  create(generation: number): Promise<StreamState>;
  setGeneration(generation: number): Promise<void>;
}

export interface Guarded extends StreamPosition {
  /** Number of outbox rows to publish again. */
  readonly requeued: number;
}

export type StreamGuard = (store: OutboxStore, stream: GuardedStream) => Promise<Guarded>;

/**
 * NATS 2.9 acknowledges before writing to disk, so the broker is a cache that can lose its latest messages or
 * everything. Compares the stream with the known position. A new or rewound stream gets its rows again, and consumers
 * get a new generation, because their own positions are unreliable too.
 */
export async function guardStream(store: OutboxStore, stream: GuardedStream): Promise<Guarded> {
  const known = await store.position();
  const found = await stream.read();
  const state = found ?? (await stream.create(known ? known.generation + 1 : 1));
  const isNew = known !== null && state.created.getTime() !== known.created.getTime();
  const isRewound = known !== null && state.lastSeq < known.lastSeq;
  const isForeign = known === null && state.lastSeq > 0;
  if (!isNew && !isRewound && !isForeign) {
    const position = known ?? { ...state };
    if (!known) await store.savePosition(position);
    return { ...position, requeued: 0 };
  }
  const generation = Math.max(known?.generation ?? 0, found ? state.generation : 0) + 1;
  // Requeues rows first: after a crash half way, the position still shows the loss and the guard runs again.
  const requeued = await store.requeue(state.created, state.lastSeq);
  if (state.generation !== generation) await stream.setGeneration(generation);
  const position = { created: state.created, lastSeq: state.lastSeq, generation };
  await store.savePosition(position);
  return { ...position, requeued };
}
