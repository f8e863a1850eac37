import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HEADERS } from '@waymark/contracts-core';
import type { ArtefactHandler } from '../artefacts/artefact-handler';
import type { CrawlHandler } from '../crawl/crawl-handler';
import { isRead } from '../forward/deadline';
import { sendInstallFile } from '../install/install-handler';
import type { Logger } from '../ops/logger';
import type { Metrics } from '../ops/metrics';
import type { ApiTraces } from '../ops/tracing/api-traces';
import { endSpan } from '../ops/tracing/end-span';
import type { PageHandler } from '../page/page-handler';
import { BodyClock } from '../server/body-clock';
import { securityHeaders } from '../security/security-headers';
import type { StatusHandler } from '../status/status-handler';
import type { TelemetryHandler } from '../telemetry/telemetry-handler';
import type { ApiHandler } from './api-handler';
import { clientAddress } from './client-address';
import { correlationId } from './correlation-id';
import { hasBody } from './has-body';
import type { EdgeRequest } from './edge-request';
import { kindOf, type Kind } from './kind-of';
import { sendProblem } from './send-problem';

export interface EdgeParts {
  api: ApiHandler;
  artefacts: ArtefactHandler;
  pages: PageHandler;
  crawl: CrawlHandler;
  telemetry: TelemetryHandler;
  status: StatusHandler;
  metrics: Metrics;
  logger: Logger;
  /** Null where tracing is off. */
  traces: ApiTraces | null;
  secure: boolean;
  trustedProxies: number;
}

/**
 * What stands before Nest: requests to the API, files and pages are answered here, at half the cost of
 * a framework route; only the gateway's own addresses go on to it.
 */
export class Edge {
  private readonly headers: Readonly<Record<string, string>>;
  private stopping = false;

  constructor(private readonly parts: EdgeParts) {
    this.headers = Object.fromEntries(securityHeaders(parts.secure));
  }

  /** From now on every answer ends its connection, so that a stop drains in seconds. */
  stop(): void {
    this.stopping = true;
  }

  listener(own: RequestListener): RequestListener {
    return (req, res) => {
      const request: EdgeRequest = this.begin(req, res, () => late(request));
      const kind = kindOf(request.path);
      res.once('close', () => {
        this.parts.metrics.answered(kind, res.statusCode, performance.now() - request.startedAt);
        if (request.span) endSpan(request.span, res);
      });
      // Their answers are written by others, who know only what is set before.
      if (kind === 'own' || kind === 'file') setHeaders(request);
      if (kind === 'own' && isRead(request.method)) return own(req, res);
      this.answer(kind, request).catch((error: unknown) => {
        if (req.destroyed && !req.complete) return res.destroy();
        this.parts.logger.error({ err: error, correlationId: request.correlationId }, 'request failed');
        return sendProblem(request, 'server.error');
      });
    };
  }

  private begin(req: IncomingMessage, res: ServerResponse, onLate: () => void): EdgeRequest {
    const url = req.url ?? '/';
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const method = req.method ?? 'GET';
    const id = correlationId(req.headers[HEADERS.correlationId]);
    return {
      req,
      res,
      path,
      search: query < 0 ? '' : url.slice(query),
      method,
      correlationId: id,
      baseHeaders: { ...this.headers, [HEADERS.correlationId]: id, ...(this.stopping ? CLOSE : {}) },
      clientAddress: clientAddress(req, this.parts.trustedProxies),
      bodyClock: hasBody(req) ? new BodyClock(req, onLate) : null,
      startedAt: performance.now(),
      span: this.parts.traces?.begin(req, method, path) ?? null,
    };
  }

  private async answer(kind: Kind, request: EdgeRequest): Promise<void> {
    if (kind === 'own') return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    if (kind === 'api') return this.parts.api.handle(request);
    if (kind === 'telemetry') return this.parts.telemetry.handle(request);
    if (kind === 'install') return sendInstallFile(request);
    if (kind === 'status') return this.parts.status.handle(request);
    if (kind === 'crawl') return this.parts.crawl.handle(request);
    return kind === 'file' ? this.parts.artefacts.handle(request) : this.parts.pages.handle(request);
  }
}

const CLOSE = { connection: 'close' };

function setHeaders({ res, baseHeaders }: EdgeRequest): void {
  for (const [name, value] of Object.entries(baseHeaders)) res.setHeader(name, value);
}

/** An answer that has been given stays; the connection ends either way. */
function late(request: EdgeRequest): void {
  if (request.res.headersSent) request.req.socket.destroy();
  else sendProblem(request, 'request.too-slow');
}
