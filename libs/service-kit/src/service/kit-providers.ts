import type {
  BeforeApplicationShutdown,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  Provider,
} from '@nestjs/common';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { type BaseConfig, baseConfigSchema, CONFIG, currentEnvironment, loadConfig } from '../config/config';
import { Database } from '../database/database';
import { Broker } from '../events/broker';
import { DeadLetters } from '../events/dead-letters';
import { Inbox } from '../events/inbox';
import { JetStreamStrategy } from '../events/jet-stream-strategy';
import { TryCounter } from '../events/try-counter';
import { HealthChecks } from '../health/health-checks';
import { RouteTable } from '../http/route-table';
import { Idempotency } from '../idempotency/idempotency';
import { Jobs } from '../jobs/jobs';
import { createLog, LOG, type Log } from '../log/create-log';
import { Metrics } from '../metrics/metrics';
import { ServiceGauges } from '../metrics/service-gauges';
import { Outbox } from '../outbox/outbox';
import { Relay } from '../outbox/relay';
import { openTracing } from '../tracing/open-tracing';
import { type Tracer, TRACER, type Tracing } from '../tracing/tracing';
import { sweepWorkFolders } from '../work-folder/work-folder';
import { KIT_OPTIONS, type KitOptions } from './kit-options';

const SWEEP_EVERY_MS = 3_600_000;

/**
 * Starts the background work. At shutdown, periodic work ends first; after the last request follow the relay, the
 * broker, then the database.
 */
class KitLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
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

/** PostgreSQL is critical. Without NATS, a service still reads and writes: events wait in the outbox. */
function createHealthChecks(database: Database, broker: Broker): HealthChecks {
  const checks = new HealthChecks();
  checks.add('postgres', async () => void (await database.query(sql`SELECT 1`, 1_000)), { critical: true });
  checks.add('nats', () => broker.check(), { critical: false });
  return checks;
}

const TRACING = Symbol('TRACING');

export function kitProviders(options: KitOptions): Provider[] {
  const { service } = options;
  return [
    { provide: KIT_OPTIONS, useValue: options },
    { provide: CONFIG, useFactory: () => readKitConfig(options) },
    { provide: LOG, useFactory: (config: BaseConfig) => createLog(service, config.LOG_LEVEL), inject: [CONFIG] },
    { provide: Metrics, useFactory: () => new Metrics(service) },
    {
      provide: TRACING,
      useFactory: (config: BaseConfig) => openTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT),
      inject: [CONFIG],
    },
    { provide: TRACER, useFactory: (tracing: Tracing | null) => tracing?.tracer(service) ?? null, inject: [TRACING] },
    {
      provide: ServiceGauges,
      useFactory: (metrics: Metrics, database: Database, broker: Broker, health: HealthChecks) =>
        new ServiceGauges(metrics, database, broker, service, health),
      inject: [Metrics, Database, Broker, HealthChecks],
    },
    { provide: Jobs, useFactory: (log: Log) => new Jobs(log), inject: [LOG] },
    { provide: RouteTable, useFactory: () => new RouteTable() },
    {
      provide: Database,
      useFactory: (config: BaseConfig, log: Log) => new Database(config.DATABASE_URL, service, log),
      inject: [CONFIG, LOG],
    },
    {
      provide: Broker,
      useFactory: (config: BaseConfig, log: Log) => new Broker(config.NATS_URL, service, log),
      inject: [CONFIG, LOG],
    },
    { provide: Outbox, useFactory: () => new Outbox() },
    { provide: Inbox, useFactory: (database: Database) => new Inbox(database), inject: [Database] },
    { provide: Idempotency, useFactory: (database: Database) => new Idempotency(database), inject: [Database] },
    { provide: HealthChecks, useFactory: createHealthChecks, inject: [Database, Broker] },
    {
      provide: Relay,
      useFactory: (config: BaseConfig, broker: Broker, log: Log, metrics: Metrics, tracer: Tracer | null) =>
        new Relay({
          url: config.DATABASE_URL,
          slice: options.stream,
          replicas: config.NATS_REPLICAS,
          broker,
          log,
          metrics,
          tracer,
        }),
      inject: [CONFIG, Broker, LOG, Metrics, TRACER],
    },
    { provide: DeadLetters, useFactory: (database: Database) => new DeadLetters(database), inject: [Database] },
    { provide: TryCounter, useFactory: (database: Database) => new TryCounter(database), inject: [Database] },
    {
      provide: JetStreamStrategy,
      useFactory: (
        broker: Broker,
        deadLetters: DeadLetters,
        tries: TryCounter,
        log: Log,
        metrics: Metrics,
        tracer: Tracer | null,
      ) =>
        new JetStreamStrategy({
          service,
          slices: options.subscriptions,
          broker,
          deadLetters,
          tries,
          log,
          metrics,
          tracer,
        }),
      inject: [Broker, DeadLetters, TryCounter, LOG, Metrics, TRACER],
    },
    {
      provide: KitLifecycle,
      useFactory: (jobs: Jobs, broker: Broker, relay: Relay, database: Database, tracing: Tracing | null) =>
        new KitLifecycle(jobs, broker, relay, database, tracing),
      inject: [Jobs, Broker, Relay, Database, TRACING],
    },
  ];
}

/** Parses the environment by the service's schema; returns an already parsed value unchanged. */
function readKitConfig({ config }: KitOptions): BaseConfig {
  if (!(config instanceof z.ZodType)) return config;
  const parsed = loadConfig(config, currentEnvironment());
  baseConfigSchema.parse(parsed);
  return parsed;
}
