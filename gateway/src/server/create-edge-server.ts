import { createServer, type RequestListener, type Server } from 'node:http';
import { SOCKET_LIMITS } from './socket-limits';

const MAX_HEADER_BYTES = 16 * 1024;

/** The public HTTP server: no socket may be held open by a client that says nothing. */
export function createEdgeServer(listener: RequestListener): Server {
  const { connectionTimeout, ...limits } = SOCKET_LIMITS;
  const server = createServer({ ...limits, maxHeaderSize: MAX_HEADER_BYTES }, listener);
  server.setTimeout(connectionTimeout);
  return server;
}
