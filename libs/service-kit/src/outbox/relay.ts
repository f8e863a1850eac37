import { setTimeout as pause } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { streamName } from '../events/stream-name';
import { OutboxStore } from './outbox-store';
import type { RelayOptions } from './relay-options';
import { RelayRound } from './relay-round';
import { RelaySession } from './relay-session';
import { WakeSignal } from './wake-signal';

const POLL_MS = 500;
const RETRY_MS = 1_000;
const PRUNE_EVERY_MS = 600_000;

/** Publishes the outbox in order. Every process has one; the one that holds the database's lock works. */
export class Relay {
  private readonly signal = new WakeSignal();
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private prunedAt = 0;

  constructor(private readonly options: RelayOptions) {}

  start(): void {
    this.running = this.keepRunning();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.signal.wake();
    await this.running;
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.runSession();
      } catch (error) {
        this.options.log.warn({ err: error }, 'outbox relay starts again');
        // Not the signal: the end of a session rings it, and a database that is down would be called without a pause.
        if (!this.stopped) await pause(RETRY_MS);
      }
    }
  }

  private async runSession(): Promise<void> {
    const session = await RelaySession.open(this.options.url, this.signal.wake);
    try {
      while (!this.stopped && !session.isLost && !(await session.tryLock())) await this.signal.wait(RETRY_MS);
      await this.work(session, new OutboxStore(session.client, streamName(this.options.slice)));
    } finally {
      await session.close();
    }
  }

  private async work(session: RelaySession, store: OutboxStore): Promise<void> {
    const { broker } = this.options;
    let round: { on: NatsConnection; run: RelayRound } | null = null;
    while (!this.stopped && !session.isLost) {
      const connection = broker.connection;
      if (!connection) round = null;
      else round ??= { on: connection, run: await RelayRound.open(connection, store, this.options) };
      const more = round ? await round.run.run() : false;
      await this.prune(store);
      if (!more) await this.signal.wait(POLL_MS);
    }
  }

  private async prune(store: OutboxStore): Promise<void> {
    if (Date.now() - this.prunedAt < PRUNE_EVERY_MS) return;
    this.prunedAt = Date.now();
    await store.prune();
  }
}
