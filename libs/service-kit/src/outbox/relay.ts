import { setTimeout as pause } from 'node:timers/promises';
import { streamName } from '../events/broker';
import { OutboxStore } from './outbox-store';
import { type RelayOptions, RelayRound } from './relay-round';
import { RelaySession, WakeSignal } from './relay-session';

const POLL_MS = 500;
const RETRY_MS = 300;
const STANDBY_MS = 1_000;
const PRUNE_EVERY_MS = 600_000;

/** Publishes the outbox in order. Every process has a relay; only the one with the database's lock works. */
export class Relay {
  private readonly signal = new WakeSignal();
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private prunedAt = 0;
  /** Number of broker connects: after each one, the known state of the stream is invalid. */
  private ups = 0;

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
    const forget = this.options.broker.onUp(() => this.goOn());
    while (!this.stopped) {
      try {
        // Without the broker, releases the lock: another process may be able to connect.
        if (this.options.broker.connection) await this.runSession();
        else await this.signal.wait(POLL_MS);
      } catch (error) {
        this.options.log.warn({ err: error }, 'outbox relay starts again');
        // Does not wait for the signal: the end of a session triggers it, so a database that is down would be called in
        // a tight loop.
        if (!this.stopped) await pause(RETRY_MS);
      }
    }
    forget();
  }

  private goOn(): void {
    this.ups += 1;
    this.signal.wake();
  }

  private async runSession(): Promise<void> {
    const session = await RelaySession.open(this.options.url, this.signal.wake);
    try {
      while (!this.stopped && !session.isLost && !(await session.tryLock())) {
        // The active relay reports the backlog; this process's old values must not remain.
        this.options.metrics.waiting.set(0);
        this.options.metrics.oldest.set(0);
        await this.signal.wait(STANDBY_MS);
      }
      await this.work(session, new OutboxStore(session.client, streamName(this.options.slice)));
    } finally {
      await session.close();
    }
  }

  private async work(session: RelaySession, store: OutboxStore): Promise<void> {
    let round: RelayRound | null = null;
    let up = this.ups;
    while (!this.stopped && !session.isLost) {
      const { connection } = this.options.broker;
      if (!connection) return;
      if (up !== this.ups) round = null;
      up = this.ups;
      round ??= await RelayRound.open(connection, store, this.options);
      const more = await round.run();
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
