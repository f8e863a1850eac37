import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, type LoggerService, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { HEADERS, type UploadRule } from '@waymark/contracts-core';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { type Observable, throwError } from 'rxjs';
import { readContext, requestContext } from '../context/request-context';
import { JetStreamStrategy } from '../events/jet-stream-strategy';
import { HealthChecks } from '../health/health-checks';
import { RouteTable } from '../http/route-table';
import { LOG, type Log } from '../log/create-log';
import { Metrics } from '../metrics/metrics';
import { coreProblem } from '../problem/problem-exception';
import { problemFromError } from '../problem/problem-from-error';
import { sendProblem } from '../problem/send-problem';
import { type Tracer, TRACER } from '../tracing/tracing';
import { rawBodyOf } from './accept-bodies';
import { installHttp } from './install-http';
import { KIT_OPTIONS, type KitOptions } from './kit-options';

const MULTIPART = 'multipart/form-data';
/** Milliseconds. The gateway ends slow uploads; this is only an upper bound. */
const UPLOAD_REQUEST_MS = 200_000;
/** Milliseconds for any other body, as in a service without uploads. */
const BODY_MS = 10_000;

/**
 * Accepts multipart/form-data on the declared paths as an unread stream: the handler gets it with `@Upload()` and sets
 * its own limits on parts. All other paths return a 415.
 */
export function acceptUploads(fastify: FastifyInstance, uploads: readonly UploadRule[]): void {
  if (uploads.length === 0) return;
  const limits = new Map(uploads.map(({ path, maxBytes }) => [path, maxBytes]));
  // The limit applies to the whole server; requests that are not uploads get their own limit back.
  fastify.server.requestTimeout = UPLOAD_REQUEST_MS;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!limits.has(request.routeOptions.url ?? '')) endWhenLate(request.raw);
    // A photo in the queue is silent for longer than the socket timeout, which would cut it off without a response.
    else request.raw.socket.setTimeout(UPLOAD_REQUEST_MS);
    done();
  });
  fastify.addContentTypeParser(MULTIPART, (request, payload, done) => {
    const raw = rawBodyOf(request.routeOptions.config);
    if (raw?.types.includes(MULTIPART))
      return void readWhole(payload, raw.maxBytes).then((body) => done(null, body), done);
    const maxBytes = limits.get(request.routeOptions.url ?? '');
    if (maxBytes === undefined) return done(coreProblem('request.content-type'));
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return done(coreProblem('request.too-large'));
    done(null, payload);
  });
}

/** Reads a whole body for a route that takes it as bytes and is not an upload. */
async function readWhole(payload: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    size += part.length;
    if (size > maxBytes) throw coreProblem('request.too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function endWhenLate(request: IncomingMessage): void {
  const timer = setTimeout(() => void (request.complete || request.destroy()), BODY_MS).unref();
  request.once('close', () => clearTimeout(timer));
}

/** Converts every error to a response. */
@Catch()
class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: Log,
    @Inject(RouteTable) private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> | void {
    // Returns an event's failure to the consumer, which retries or parks the event.
    if (host.getType() === 'rpc') return throwError(() => error);
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = problemFromError(error);
    if (problem.status >= 500) {
      this.log.error({ err: problem.options.cause ?? problem, code: problem.code }, 'request failed');
    }
    const allowed = problem.code === 'request.not-found' ? this.routes.methodsOf(request.url) : [];
    if (allowed.length === 0 || allowed.includes(request.method)) {
      sendProblem(reply, problem);
      return;
    }
    void reply.header('allow', allowed.join(', '));
    sendProblem(reply, coreProblem('request.method-not-allowed'));
  }
}

/** Writes Nest's own messages to the JSON log; its startup messages have level debug. */
class NestLog implements LoggerService {
  constructor(private readonly sink: Log) {}

  log(message: unknown): void {
    this.sink.debug(text(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.sink.error({ detail: rest.filter((part) => part !== undefined).map(text) }, text(message));
  }

  warn(message: unknown): void {
    this.sink.warn(text(message));
  }

  debug(message: unknown): void {
    this.sink.debug(text(message));
  }

  verbose(message: unknown): void {
    this.sink.trace(text(message));
  }
}

function text(message: unknown): string {
  if (typeof message === 'string') return message;
  return message instanceof Error ? (message.stack ?? message.message) : JSON.stringify(message);
}

const BODY_LIMIT_BYTES = 64 * 1024;

const refuseSchema = () => {
  throw new Error('Contracts check what comes and goes: a route takes no schema of Fastify.');
};

/** Fastify's defaults never close slow sockets; with these limits, all 300 in a test were closed within 12 s. */
export function createFastify(): FastifyInstance {
  return fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: 15_000,
    keepAliveTimeout: 5_000,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Skips Fastify's own compilers, which would take a twentieth of the startup time and compile nothing.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Equals the gateway's limit: the contract reports what is wrong with a parameter, including its length.
    routerOptions: { maxParamLength: 16_384 },
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500 },
    // Rejected before any hook ran, so the correlation ID is read here.
    frameworkErrors: (_error, request, reply) => {
      const context = readContext(request.headers);
      void reply.header(HEADERS.correlationId, context.correlationId);
      requestContext.run(context, () => sendProblem(reply, coreProblem('request.malformed')));
    },
  });
}

/** Creates a service without listening. */
export async function createService(module: Type): Promise<NestFastifyApplication> {
  const fastify = createFastify();
  // Nest's adapter has the types of its own, older Fastify copy; ours is the one that runs.
  const adapter = new FastifyAdapter(fastify as never);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    // No log exists before the configuration is read; the caller reports a failed start.
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
