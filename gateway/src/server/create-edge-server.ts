import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { once } from 'node:events';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Edge } from '../edge/edge';
import { UPLOAD_LIMITS } from '../upload/upload-body';
import { listenNewestFirst } from './newest-first';

/**
 * Milliseconds. With Fastify's own values, 300 of 300 slow sockets were still open after 75 s. With these and
 * read-body.ts, all are closed within 12 s.
 */
const SOCKET_LIMITS = {
  headersTimeout: 5_000,
  /** Maximum time for any request to arrive; all except uploads have far less. */
  requestTimeout: UPLOAD_LIMITS.totalMs + 5_000,
  connectionTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;

const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Number of connections that can wait to be accepted. Beyond that, a client's system retries only after one, three and
 * seven seconds.
 */
const BACKLOG = 4_096;

/** The public HTTP server. It closes every idle connection in time, and never without an error response. */
export function createEdgeServer(edge: Edge): Server {
  const { connectionTimeout, ...limits } = SOCKET_LIMITS;
  // The edge checks the Host header itself: Node's own error response has neither a correlation ID nor our headers.
  const server = createServer({ ...limits, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false });
  listenNewestFirst(server, edge.listener);
  server.setTimeout(connectionTimeout);
  server.on('checkExpectation', edge.refuseExpectation);
  server.on('clientError', edge.refuseUnreadable);
  server.on('connect', (_req, socket: Duplex) => edge.refuseTunnel(socket));
  return server;
}

/** Milliseconds for requests that were already on their way when shutdown began. */
const DRAIN_MS = 400;
/** Milliseconds; equals the limit of a read. */
const LAST_ANSWERS_MS = 3_000;

/**
 * http's own close also cuts idle connections, some with a request on its way. This function first stops accepting,
 * lets connections in use end with their next response, and only then cuts the rest.
 */
export async function closeSoftly(server: Server): Promise<void> {
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  await Promise.race([closed, wait(DRAIN_MS)]);
  server.close();
  await Promise.race([closed, wait(LAST_ANSWERS_MS, undefined, { ref: false })]);
  server.closeAllConnections();
}

/** Opens the port and returns the address. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  const { address, port: opened, family } = server.address() as AddressInfo;
  const reachable = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  return `http://${family === 'IPv6' && reachable !== 'localhost' ? `[${reachable}]` : reachable}:${opened}`;
}
