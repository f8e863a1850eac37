import { Controller, type DynamicModule, Get, Global, Header, Inject, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG } from '../config/config';
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
import { LOG } from '../log/create-log';
import { Metrics } from '../metrics/metrics';
import { Outbox } from '../outbox/outbox';
import { Relay } from '../outbox/relay';
import { KIT_OPTIONS, type KitOptions } from './kit-options';
import { kitProviders } from './kit-providers';

@Controller('metrics')
class MetricsController {
  constructor(@Inject(Metrics) private readonly metrics: Metrics) {}

  @Get()
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}

@Controller('health')
class HealthController {
  constructor(@Inject(HealthChecks) private readonly checks: HealthChecks) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.checks.report();
    void reply.code(report.status === 'down' ? 503 : 200);
    return report;
  }
}

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

/** The kit's providers and the service's Prisma client, for all modules of a service. */
@Global()
@Module({})
export class KitModule {
  static forRoot(options: KitOptions): DynamicModule {
    const prisma = options.prisma ? [options.prisma] : [];
    return {
      module: KitModule,
      controllers: [HealthController, MetricsController],
      providers: [...kitProviders(options), ...prisma],
      exports: [...SHARED, ...prisma],
    };
  }
}
