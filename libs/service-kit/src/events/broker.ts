import { JetStreamApiError } from '@nats-io/jetstream';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';
import type { Log } from '../log/create-log';

/** `reviews` -> `REVIEWS`, the stream that holds `reviews.>`. */
export function streamName(slice: string): string {
  return slice.toUpperCase();
}

/**
 * Returns options for one or several URLs `nats://user:password@host:port`: detects a dead broker after 6 s and
 * reconnects forever.
 */
export function brokerOptions(url: string, name: string): ConnectionOptions {
  return {
    ...natsServers(url),
    name,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 2_000,
    maxPingOut: 2,
    timeout: 2_000,
  };
}

const STREAM_NOT_FOUND = 10_059;
const CONSUMER_NOT_FOUND = 10_014;

/** Checks whether JetStream reports a missing stream or consumer. */
export function isMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && [STREAM_NOT_FOUND, CONSUMER_NOT_FOUND].includes(error.code);
}

/** Reads `generation=N` from the stream's description, because NATS 2.9 has no stream metadata. */
export function generationOf(description: string | undefined): number {
  return Number(/generation=(\d+)/.exec(description ?? '')?.[1] ?? 1);
}

export function describeGeneration(generation: number): string {
  return `generation=${generation}`;
}

const RETRY_MS = 500;

/**
 * The connection to NATS. It connects in the background and retries forever, so a service starts and works without it.
 */
export class Broker {
  private current: NatsConnection | null = null;
  private connected = false;
  private closed = false;
  private wake: (() => void) | null = null;
  private seeking: Promise<void> = Promise.resolve();
  private readonly onUps = new Set<() => void>();

  constructor(
    private readonly url: string,
    private readonly name: string,
    private readonly log: Log,
  ) {}

  start(): void {
    this.seeking = this.seek();
  }

  /** The connection while it is up, else null. */
  get connection(): NatsConnection | null {
    return this.connected ? this.current : null;
  }

  /**
   * Calls back after each connect and reconnect: requests on the previous connection get no response. Returns a
   * function that unsubscribes.
   */
  onUp(call: () => void): () => void {
    this.onUps.add(call);
    return () => void this.onUps.delete(call);
  }

  /** Rejects unless the broker responds now; for the health check. */
  async check(): Promise<void> {
    if (!this.connection) throw new Error('not connected to NATS');
    await this.connection.flush();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.wake?.();
    await this.seeking;
    await this.current?.close();
  }

  private async seek(): Promise<void> {
    while (!this.closed && !this.current) {
      try {
        this.current = await connect(brokerOptions(this.url, this.name));
        this.goUp();
        void this.follow(this.current);
      } catch (error) {
        this.log.debug({ err: error }, 'NATS does not answer yet');
        await this.pause();
      }
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'reconnect') this.log.info({ type }, 'NATS connection');
      if (type === 'disconnect' || type === 'staleConnection') this.connected = false;
      if (type === 'reconnect') this.goUp();
    }
    this.connected = false;
  }

  private goUp(): void {
    this.connected = true;
    for (const call of this.onUps) call();
  }
}
