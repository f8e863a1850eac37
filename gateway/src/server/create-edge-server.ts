import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Edge } from '../edge/edge';
import { SOCKET_LIMITS } from './socket-limits';

const MAX_HEADER_BYTES = 16 * 1024;

/** The public HTTP server: no socket may be held open by a client that says nothing, and none is closed without a word. */
export function createEdgeServer(edge: Edge): Server {
  const { connectionTimeout, ...limits } = SOCKET_LIMITS;
  // The edge looks for the Host itself: Node's own answer has neither a correlation id nor our headers.
  const server = createServer({ ...limits, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false }, edge.listener);
  server.setTimeout(connectionTimeout);
  server.on('checkExpectation', edge.refuseExpectation);
  server.on('clientError', edge.refuseUnreadable);
  server.on('connect', (_req, socket: Duplex) => edge.refuseTunnel(socket));
  return server;
}
