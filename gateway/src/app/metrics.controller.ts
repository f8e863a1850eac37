import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { Metrics } from '../ops/metrics';
import { METRICS } from './tokens';

@Controller('metrics')
export class MetricsController {
  constructor(@Inject(METRICS) private readonly metrics: Metrics) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
