import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';
import type { Logger } from '../ops/logger';
import type { RegistryIntake } from './registry-intake';
import { RegistryWatch } from './registry-watch';

/** A dead broker is noticed in 6 s (the client's own values: over 12), and tried again for ever; of a cluster, the next node at once. */
export function natsOptions(url: string): NodeConnectionOptions {
  return {
    ...natsServers(url),
    name: 'gateway',
    timeout: 1_000,
    pingInterval: 2_000,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    ignoreAuthErrorAbort: true,
  };
}

/** The broker as something that may be away at any time, also when the gateway starts. */
export class RegistryConnection {
  private connection: NatsConnection | undefined;
  private watch: RegistryWatch | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly intake: RegistryIntake,
    private readonly logger: Logger,
    /** Told of the connection when there is one; what it subscribes to outlives reconnecting. */
    private readonly onConnected: (connection: NatsConnection) => void = () => undefined,
  ) {}

  get isUp(): boolean {
    return this.connection !== undefined && !this.connection.isClosed() && this.connected;
  }
  private connected = false;

  /** Serves the snapshot at once; the live registry follows when the broker answers. */
  async start(): Promise<void> {
    await this.intake.restore();
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.watch?.stop();
    await this.connection?.close();
  }

  private async connect(): Promise<void> {
    try {
      this.connection = await connect(natsOptions(this.url));
    } catch (error) {
      if (this.stopped) return;
      this.logger.debug({ err: error }, 'broker not reachable');
      setTimeout(() => void this.connect(), 1_000).unref();
      return;
    }
    if (this.stopped) return this.connection.close();
    this.connected = true;
    void this.follow(this.connection);
    this.onConnected(this.connection);
    this.watch = new RegistryWatch(this.connection, this.intake, this.logger);
    this.watch.start();
  }

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.connected = false;
      if (type === 'reconnect') this.connected = true;
    }
  }
}
