import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubService {
  origin: string;
  port: number;
  /** Received requests, newest last. */
  seen: IncomingMessage[];
  close(): Promise<void>;
}

/** Starts a plain HTTP server in place of a service: the gateway may not import one. */
export async function startStubService(
  answer: (req: IncomingMessage, res: ServerResponse) => void,
  port = 0,
): Promise<StubService> {
  const seen: IncomingMessage[] = [];
  const server: Server = createServer((req, res) => {
    seen.push(req);
    answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${address.port}`, port: address.port, seen, close };
}
