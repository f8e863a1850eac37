import { Module, type DynamicModule } from '@nestjs/common';
import type { Metrics } from '../ops/metrics';
import type { Readiness } from '../ops/readiness';
import { HealthController } from './health.controller';
import { MetricsController } from './metrics.controller';
import { METRICS, READINESS } from './tokens';

/** What is for the inside: figures, and which parts are up. */
@Module({})
export class GatewayModule {
  static with(parts: { metrics: Metrics; readiness: Readiness }): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: METRICS, useValue: parts.metrics },
        { provide: READINESS, useValue: parts.readiness },
      ],
    };
  }
}
