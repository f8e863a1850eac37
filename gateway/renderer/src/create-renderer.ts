import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { RENDER_PATH, parseJson, renderRequestSchema } from '@waymark/contracts-core';
import { logLines } from '@waymark/edge-kit';
import { pino } from 'pino';
import type { RendererConfig } from './config';
import { ThreadPool, TooManyWaiting, type PoolOptions } from './threads/thread-pool';

export interface Renderer {
  origin: string;
  /** Finishes running renders and accepts no new ones. */
  close(): Promise<void>;
}

/** Maximum request size: fits the boot data and the API responses of one page. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Timeouts; short, because only the gateway sends requests, and it sends each one whole and without delay. */
const LIMITS = { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 65_000 };
const LAST_PAGES_MS = 3_000;

/** Starts the HTTP server that renders pages for the gateway and responds to the platform's health checks. */
export async function createRenderer(
  config: RendererConfig,
  thread: Pick<PoolOptions, 'file' | 'execArgv' | 'limitMs'>,
): Promise<Renderer> {
  const logger = pino({ level: config.LOG_LEVEL, base: { service: 'renderer' }, messageKey: 'msg' }, logLines());
  const pool = new ThreadPool({
    ...thread,
    threads: config.RENDER_THREADS,
    settings: { artefactsDir: config.ARTEFACTS_DIR, publicKeys: config.REGISTRY_PUBLIC_KEYS },
    log: (text) => logger.warn({ text }, 'logged while a page was rendered'),
  });
  let isStopping = false;

  async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const order = await readText(req);
    if (order === null) return send(res, 413, {});
    const parsed = renderRequestSchema.safeParse(parseJson(order));
    if (!parsed.success) return send(res, 400, {});
    try {
      send(res, 200, await pool.render(order));
    } catch (error) {
      if (error instanceof TooManyWaiting) return send(res, 503, {}, { 'retry-after': '1' });
      // Logs only the path: a query string can name a person.
      const path = parsed.data.address.split('?')[0];
      logger.error(
        { path, reason: error instanceof Error ? error.message : String(error) },
        'a page could not be rendered',
      );
      send(res, 500, {});
    }
  }

  const server = createServer(LIMITS, (req, res) => {
    const path = req.url?.split('?')[0];
    if (req.method === 'POST' && path === RENDER_PATH) return void render(req, res).catch(() => res.destroy());
    if (path === '/health/live') return send(res, 200, { status: 'ok' });
    if (path === '/health/ready') return send(res, isStopping ? 503 : 200, { status: isStopping ? 'down' : 'ok' });
    return send(res, 404, {});
  });
  server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${port}`;
  logger.info({ origin }, 'listening');

  const close = async () => {
    isStopping = true;
    const closed = once(server, 'close');
    server.close();
    const cut = setTimeout(() => server.closeAllConnections(), LAST_PAGES_MS);
    await closed;
    clearTimeout(cut);
    await pool.close();
  };
  return { origin, close };
}

/** Returns null when the body exceeds MOST_BYTES. */
async function readText(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(res: ServerResponse, status: number, body: object | string, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bytes = Buffer.from(text);
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length, ...headers }).end(bytes);
}
