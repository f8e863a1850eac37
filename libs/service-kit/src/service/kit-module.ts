import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/base-config';
import { Database } from '../database/database';
import { Broker } from '../events/broker';
import { DeadLetters } from '../events/dead-letters';
import { Inbox } from '../events/inbox';
import { JetStreamStrategy } from '../events/jet-stream-strategy';
import { TryCounter } from '../events/try-counter';
import { HealthChecks } from '../health/health-checks';
import { HealthController } from '../health/health-controller';
import { RouteTable } from '../http/route-table';
import { Idempotency } from '../idempotency/idempotency';
import { Jobs } from '../jobs/jobs';
import { LOG } from '../log/create-log';
import { Metrics } from '../metrics/metrics';
import { MetricsController } from '../metrics/metrics-controller';
import { Outbox } from '../outbox/outbox';
import { Relay } from '../outbox/relay';
import { KIT_OPTIONS, type KitOptions } from './kit-options';
import { kitProviders } from './kit-providers';

const SHARED = [
  CONFIG,
  KIT_OPTIONS,
  LOG,
  Database,
  Broker,
  Outbox,
  Inbox,
  Idempotency,
  Jobs,
  HealthChecks,
  Metrics,
  RouteTable,
  Relay,
  DeadLetters,
  TryCounter,
  JetStreamStrategy,
];

/** Everything of the kit, for all modules of a service. */
@Global()
@Module({})
export class KitModule {
  static forRoot(options: KitOptions): DynamicModule {
    return {
      module: KitModule,
      controllers: [HealthController, MetricsController],
      providers: kitProviders(options),
      exports: SHARED,
    };
  }
}
