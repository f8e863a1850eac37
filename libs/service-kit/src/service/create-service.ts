import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Type } from '@nestjs/common';
import { type FastifyInstance, fastify } from 'fastify';
import { HEADERS } from '@waymark/contracts-core';
import { readContext } from '../context/read-context';
import { requestContext } from '../context/request-context';
import { JetStreamStrategy } from '../events/jet-stream-strategy';
import { HealthChecks } from '../health/health-checks';
import { RouteTable } from '../http/route-table';
import { LOG, type Log } from '../log/create-log';
import { NestLog } from '../log/nest-log';
import { Metrics } from '../metrics/metrics';
import { coreProblem } from '../problem/problem-exception';
import { ProblemFilter } from '../problem/problem-filter';
import { sendProblem } from '../problem/send-problem';
import { type Tracer, TRACER } from '../tracing/tracing';
import { acceptUploads } from './accept-uploads';
import { installHttp } from './install-http';
import { KIT_OPTIONS, type KitOptions } from './kit-options';

const BODY_LIMIT_BYTES = 64 * 1024;

const refuseSchema = () => {
  throw new Error('Contracts check what comes and goes: a route takes no schema of Fastify.');
};

/** Fastify's defaults keep slow sockets for ever; with these all 300 of a test were closed within 12 s. */
export function createFastify(): FastifyInstance {
  return fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: 15_000,
    keepAliveTimeout: 5_000,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Fastify's own compilers take a twentieth of the time until a service answers, and would compile nothing.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // As the gateway's: its contract says what is wrong with a parameter, its length too.
    routerOptions: { maxParamLength: 16_384 },
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500 },
    // Refused before any hook ran: the correlation id is read here.
    frameworkErrors: (_error, request, reply) => {
      const context = readContext(request.headers);
      void reply.header(HEADERS.correlationId, context.correlationId);
      requestContext.run(context, () => sendProblem(reply, coreProblem('request.malformed')));
    },
  });
}

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
