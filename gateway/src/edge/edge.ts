import { CORE_PROBLEMS, type CoreProblemCode, HEADERS, LIVE_PATH } from '@waymark/contracts-core';
import { OPEN311_HEADERS, OPEN311_PREFIX } from '@waymark/contracts-maps';
import { TurnClock } from '@waymark/edge-kit';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ArtefactHandler } from '../artefacts/artefact-handler';
import type { CrawlHandler } from '../crawl/crawl-handler';
import { sendInstallFile } from '../install/install-files';
import type { RateLimits } from '../limits/rate-limits';
import type { LiveHandler } from '../live/live-handler';
import type { Logger } from '../ops/logger';
import type { Metrics } from '../ops/metrics';
import { type ApiTraces, endSpan } from '../ops/tracing/api-traces';
import type { PageHandler } from '../page/page-handler';
import { sendTooMany } from '../page/plain-page';
import { answerUnread, endSoon, faultOf } from '../request/answer-unread';
import { BodyClock, hasBody } from '../request/read-body';
import { clientAddress, correlationId, type EdgeRequest, isWellFramed } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';
import { securityHeaders } from '../security/security-headers';
import type { StatusHandler } from '../status/status-handler';
import type { TelemetryHandler } from '../telemetry/telemetry-handler';
import type { WellKnownHandler } from '../well-known/well-known-handler';
import type { ApiHandler } from './api-handler';
import { innerPath, type Kind, kindOf, originForm } from './kind-of';

const OK = JSON.stringify({ status: 'ok' });
const DOWN = JSON.stringify({ status: 'down' });

/** Reports only whether this process can serve. Internal details are for the internal port. */
function sendHealth(request: EdgeRequest, isReady: boolean): void {
  const { method, path, res, baseHeaders } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
  const isWell = isReady || path !== '/health/ready';
  const body = isWell ? OK : DOWN;
  res.writeHead(isWell ? 200 : 503, {
    ...baseHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  res.end(method === 'HEAD' ? undefined : body);
}

export interface EdgeParts {
  api: ApiHandler;
  live: LiveHandler;
  limits: Pick<RateLimits, 'takePage'>;
  artefacts: ArtefactHandler;
  pages: PageHandler;
  crawl: CrawlHandler;
  telemetry: TelemetryHandler;
  status: StatusHandler;
  wellKnown: WellKnownHandler;
  metrics: Metrics;
  logger: Logger;
  /** Null when tracing is off. */
  traces: ApiTraces | null;
  secure: boolean;
  trustedProxies: number;
  /** Whether a registry is loaded. */
  isReady: () => boolean;
}

/** The public HTTP server, without a framework: half the cost of a framework's route. */
export class Edge {
  private readonly headers: Readonly<Record<string, string>>;
  /** The latest request of each connection, so that an unreadable message can get an error response. */
  private readonly requests = new WeakMap<Duplex, EdgeRequest>();
  private readonly turns = new TurnClock();
  private stopping = false;

  constructor(private readonly parts: EdgeParts) {
    this.headers = Object.fromEntries(securityHeaders(parts.secure));
  }

  /** From now on every response closes its connection, so a shutdown drains in seconds. */
  stop(): void {
    this.stopping = true;
    this.turns.stop();
  }

  readonly listener = (req: IncomingMessage, res: ServerResponse, readAt = performance.now()): void => {
    const request: EdgeRequest = this.begin({ req, res, readAt }, () => late(request));
    if (!isWellFramed(req)) return sendProblem(request, 'request.malformed', CLOSE);
    const kind = kindOf(request.path);
    res.once('close', () => {
      // A stream stays open for hours; its duration is not a response time.
      if (kind !== 'live') this.count(kind, request);
      if (request.span) endSpan(request.span, res);
    });
    this.answer(kind, request).catch((error: unknown) => {
      // The request was refused meanwhile or the client has left; an error in reading its body is not ours.
      if (!req.complete && (req.destroyed || res.writableEnded)) return req.destroyed && res.destroy();
      this.parts.logger.error({ err: error, correlationId: request.correlationId }, 'request failed');
      return sendProblem(request, 'server.error');
    });
  };

  readonly refuseExpectation = (req: IncomingMessage, res: ServerResponse): void => {
    sendProblem(
      this.begin({ req, res, readAt: performance.now() }, () => undefined),
      'request.expectation',
      CLOSE,
    );
  };

  readonly refuseTunnel = (socket: Duplex): void =>
    this.answerUnread(socket, 'request.method-not-allowed', { allow: 'GET, HEAD' });

  /** Handles bytes that are not valid HTTP: in the body of the current request, or after it. */
  readonly refuseUnreadable = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const request = this.requests.get(socket);
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else if (request && !request.req.complete) this.refuseRest(request, faultOf(error), socket);
    else if (!request || request.res.writableFinished) this.answerUnread(socket, faultOf(error));
    else request.res.once('finish', () => this.answerUnread(socket, faultOf(error)));
  };

  private refuseRest(request: EdgeRequest, code: CoreProblemCode, socket: Duplex): void {
    // A client that already has its response must not get a second one.
    if (request.res.writableEnded) endSoon(socket);
    else sendProblem(request, code, CLOSE);
  }

  private count(kind: Kind, { res, startedAt }: EdgeRequest): void {
    this.parts.metrics.answered(kind, res.statusCode, performance.now() - startedAt);
  }

  private answerUnread(socket: Duplex, code: CoreProblemCode, headers: Record<string, string> = {}): void {
    this.parts.metrics.answered('unread', CORE_PROBLEMS[code].status, 0);
    answerUnread(socket, code, this.headers, headers);
  }

  private begin({ req, res, readAt }: Pick<EdgeRequest, 'req' | 'res' | 'readAt'>, onLate: () => void): EdgeRequest {
    const url = originForm(req.url ?? '/');
    const query = url.indexOf('?');
    const path = innerPath(query < 0 ? url : url.slice(0, query));
    const method = req.method ?? 'GET';
    const id = correlationId(req.headers[HEADERS.correlationId]);
    const request: EdgeRequest = {
      req,
      res,
      path,
      search: query < 0 ? '' : url.slice(query),
      method,
      correlationId: id,
      baseHeaders: {
        ...this.headers,
        ...(path.startsWith(OPEN311_PREFIX) ? OPEN311_HEADERS : {}),
        [HEADERS.correlationId]: id,
        ...(this.stopping ? CLOSE : {}),
      },
      clientAddress: clientAddress(req, this.parts.trustedProxies),
      bodyClock: hasBody(req) ? new BodyClock(req, onLate) : null,
      // Counts the time in the socket against the deadline: the request waited there while this process was busy.
      startedAt: readAt - this.turns.waitedMs,
      readAt,
      span: path === LIVE_PATH ? null : (this.parts.traces?.begin(req, method, path) ?? null),
    };
    this.requests.set(req.socket, request);
    return request;
  }

  private async answer(kind: Kind, request: EdgeRequest): Promise<void> {
    if (kind === 'own') return sendHealth(request, this.parts.isReady());
    if (kind === 'api') return this.parts.api.handle(request);
    if (kind === 'live') return this.parts.live.handle(request).finally(() => this.count(kind, request));
    if (kind === 'telemetry') return this.parts.telemetry.handle(request);
    if (kind === 'install') return sendInstallFile(request);
    if (kind === 'well-known') return this.parts.wellKnown.handle(request);
    if (kind === 'file') return this.parts.artefacts.handle(request);
    const wait = this.parts.limits.takePage(request.clientAddress);
    const seconds = typeof wait === 'number' ? wait : await wait;
    if (seconds > 0) return sendTooMany(request, seconds);
    if (kind === 'status') return this.parts.status.handle(request);
    return kind === 'crawl' ? this.parts.crawl.handle(request) : this.parts.pages.handle(request);
  }
}

const CLOSE = { connection: 'close' };

/** If a response was already sent, only closes the connection. */
function late(request: EdgeRequest): void {
  if (request.res.headersSent) request.req.socket.destroy();
  else sendProblem(request, 'request.too-slow');
}
