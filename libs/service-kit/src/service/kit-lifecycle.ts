import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../database/database';
import type { Broker } from '../events/broker';
import type { Relay } from '../outbox/relay';

/** Starts the background work and ends it after the last request: relay, broker, then the database. */
export class KitLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly broker: Broker,
    private readonly relay: Relay,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    this.broker.start();
    this.relay.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.broker.close();
    await this.database.close();
  }
}
