import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens the port and says at which address it answers. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: opened, family } = server.address() as AddressInfo;
  const reachable = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  return `http://${family === 'IPv6' && reachable !== 'localhost' ? `[${reachable}]` : reachable}:${opened}`;
}
