import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { GatewayConfig } from '../config';
import type { Metrics } from '../ops/metrics';
import type { Readiness } from '../ops/readiness';
import { listen } from '../server/create-edge-server';

export interface InternalServer {
  origin: string;
  close(): Promise<void>;
}

interface Parts {
  metrics: Metrics;
  readiness: Readiness;
}

interface Answer {
  status?: number;
  type?: string;
  text: string;
}

const inJson = (body: object, status = 200): Answer => ({ status, text: JSON.stringify(body) });

/** The internal pages: metrics, liveness, and readiness with details. */
const pagesOf = ({ metrics, readiness }: Parts): Record<string, () => Promise<Answer>> => ({
  '/metrics': async () => ({ type: metrics.registry.contentType, text: await metrics.registry.metrics() }),
  '/health/live': () => Promise.resolve(inJson({ status: 'ok' })),
  '/health/ready': async () => {
    const report = await readiness.report();
    return inJson(report, report.status === 'down' ? 503 : 200);
  },
});

type Settings = Pick<GatewayConfig, 'INTERNAL_HOST' | 'INTERNAL_PORT' | 'ARTEFACTS_DIR'>;

/** Starts the server for probes, Prometheus and developers. Its port is not reachable from outside. */
export async function startInternalServer(config: Settings, parts: Parts): Promise<InternalServer> {
  const pages = pagesOf(parts);
  // Reads the folder for each request, because requests are rare and builds change.
  const files = sirv(join(config.ARTEFACTS_DIR, 'r'), { dev: true, extensions: [] });
  const server = createServer((req, res) => {
    const path = req.url?.split('?')[0] ?? '';
    const page = ['GET', 'HEAD'].includes(req.method ?? '') ? pages[path] : undefined;
    if (page) void send(page, res);
    else if (path.startsWith('/r/')) sendFile(req, res);
    else sendNothing(res);
  });
  const sendFile = (req: IncomingMessage, res: ServerResponse) => {
    // Ignores the Range header, which sirv handles incorrectly. A server can ignore it and send the whole file.
    delete req.headers.range;
    req.url = req.url?.slice('/r'.length) ?? '';
    files(req, res, () => sendNothing(res));
  };
  const origin = await listen(server, config.INTERNAL_PORT, config.INTERNAL_HOST);
  return { origin, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function send(page: () => Promise<Answer>, res: ServerResponse): Promise<void> {
  const {
    status = 200,
    type = 'application/json; charset=utf-8',
    text,
  } = await page().catch((error: unknown) => ({
    status: 500,
    type: 'text/plain; charset=utf-8',
    text: String(error),
  }));
  res.writeHead(status, { 'content-type': type }).end(text);
}

const sendNothing = (res: ServerResponse) => void res.writeHead(404).end();
