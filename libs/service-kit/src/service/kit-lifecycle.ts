import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../database/database';
import type { Broker } from '../events/broker';
import { sweepWorkFolders } from '../work-folder/sweep-work-folders';
import type { Jobs } from '../jobs/jobs';
import type { Relay } from '../outbox/relay';
import type { Tracing } from '../tracing/tracing';

const SWEEP_EVERY_MS = 3_600_000;

/** Starts the background work. Periodic work ends first; after the last request the relay, the broker, then the database. */
export class KitLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly jobs: Jobs,
    private readonly broker: Broker,
    private readonly relay: Relay,
    private readonly database: Database,
    private readonly tracing: Tracing | null,
  ) {}

  onApplicationBootstrap(): void {
    this.broker.start();
    this.relay.start();
    this.jobs.add({ name: 'sweep work folders', every: SWEEP_EVERY_MS, atStart: true, run: sweepWorkFolders });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.jobs.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.broker.close();
    await this.database.close();
    await this.tracing?.close();
  }
}
