import { join } from 'node:path';
import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import sirv from 'sirv';
import type { GatewayConfig } from '../config/gateway-config';
import type { Metrics } from '../ops/metrics';
import type { Readiness } from '../ops/readiness';
import { GatewayModule } from './gateway.module';

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
  app.use('/r', sirv(join(config.ARTEFACTS_DIR, 'r'), { dev: true, extensions: [] }));
  await app.listen(config.INTERNAL_PORT, config.INTERNAL_HOST);
  return { origin: (await app.getUrl()).replace('[::1]', 'localhost'), close: () => app.close() };
}
