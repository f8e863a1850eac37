import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ConsoleLogger, Controller, Get, Header, Inject, Module, Res, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import sirv from 'sirv';
import type { FastifyReply } from 'fastify';
import type { GatewayConfig } from '../config/gateway-config';
import type { Metrics } from '../ops/metrics';
import type { Readiness } from '../ops/readiness';

/** Names under which the hand-made parts stand in Nest's container. */
const METRICS = Symbol('metrics');
const READINESS = Symbol('readiness');

@Controller('metrics')
class MetricsController {
  constructor(@Inject(METRICS) private readonly metrics: Metrics) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}

/** With details: these are answered on the internal port alone. */
@Controller()
class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.readiness.report();
    await reply.status(report.status === 'down' ? 503 : 200).send(report);
  }
}

/** What is for the inside: figures, and which parts are up. */
@Module({})
class GatewayModule {
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

export interface InternalServer {
  origin: string;
  close(): Promise<void>;
}

type Settings = Pick<GatewayConfig, 'INTERNAL_HOST' | 'INTERNAL_PORT' | 'ARTEFACTS_DIR'>;

/** What probes, Prometheus and developers ask for, at a port that nobody else reaches. */
export async function startInternalServer(
  config: Settings,
  parts: { metrics: Metrics; readiness: Readiness },
): Promise<InternalServer> {
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.with(parts), new FastifyAdapter(), {
    logger: new ConsoleLogger({ json: true, logLevels: ['error', 'warn'] }),
  });
  // Asked for rarely, and of builds that come and go: looked for each time.
  const files = sirv(join(config.ARTEFACTS_DIR, 'r'), { dev: true, extensions: [] });
  app.use('/r', (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    // sirv misreads ranges, and a file that cannot be sent in part may be sent whole.
    delete req.headers.range;
    files(req, res, next);
  });
  await app.listen(config.INTERNAL_PORT, config.INTERNAL_HOST);
  return { origin: (await app.getUrl()).replace('[::1]', 'localhost'), close: () => app.close() };
}
