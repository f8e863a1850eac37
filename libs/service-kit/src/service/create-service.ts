import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Type } from '@nestjs/common';
import { JetStreamStrategy } from '../events/jet-stream-strategy';
import { HealthChecks } from '../health/health-checks';
import { RouteTable } from '../http/route-table';
import { LOG, type Log } from '../log/log';
import { NestLog } from '../log/nest-log';
import { Metrics } from '../metrics/metrics';
import { ProblemFilter } from '../problem/problem-filter';
import { type Tracer, TRACER } from '../tracing/tracer';
import { acceptUploads } from './accept-uploads';
import { createFastify } from './create-fastify';
import { installHttp } from './install-http';
import { KIT_OPTIONS, type KitOptions } from './kit-options';

/** Builds a service up to, and without, listening. */
export async function createService(module: Type): Promise<NestFastifyApplication> {
  const fastify = createFastify();
  // Nest types its adapter by its own, older copy of Fastify; ours is the one that runs.
  const adapter = new FastifyAdapter(fastify as never);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    // Until the configuration is read there is no log; a failed start is told by the caller.
    logger: false,
    abortOnError: false,
  });
  const log = app.get<Log>(LOG);
  const routes = app.get(RouteTable);
  app.useLogger(new NestLog(log));
  app.useGlobalFilters(new ProblemFilter(log, routes));
  installHttp(fastify, {
    log,
    routes,
    metrics: app.get(Metrics),
    health: app.get(HealthChecks),
    tracer: app.get<Tracer | null>(TRACER),
  });
  acceptUploads(fastify, app.get<KitOptions>(KIT_OPTIONS).uploads ?? []);
  app.connectMicroservice({ strategy: app.get(JetStreamStrategy) }, { inheritAppConfig: true });
  return app;
}
