import { createServer, type Server } from 'node:net';
import { GatewayWatch } from './gateway-watch';
import { Passage } from './passage';

export interface FrontDoorPlan {
  host: string;
  port: number;
  /** Origins of the gateways that run now. */
  gateways: () => readonly string[];
}

/**
 * One port in front of several gateways, as a load balancer is in production. It passes bytes on and reads none: a connection
 * belongs to one gateway, a new one goes to the gateway with the fewest, and to another one when it is refused.
 */
export async function openFrontDoor({
  host,
  port,
  gateways,
}: FrontDoorPlan): Promise<{ port: number; close(): Promise<void> }> {
  const passages = new Set<Passage>();
  const watch = new GatewayWatch(gateways, (silent) => {
    for (const passage of passages) if (passage.gateway === silent) passage.cut();
  });
  const inOrder = () => {
    const taken = (origin: string) => [...passages].filter(({ gateway }) => gateway === origin).length;
    const all = [...gateways()].sort((one, other) => taken(one) - taken(other));
    return [...all.filter((origin) => watch.isWell(origin)), ...all.filter((origin) => !watch.isWell(origin))];
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    const passage = new Passage(visitor, inOrder());
    passages.add(passage);
    passage.ended.then(
      () => passages.delete(passage),
      () => undefined,
    );
  });
  await listen(server, port, host);
  const close = async () => {
    watch.stop();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const passage of passages) passage.cut();
    await closed;
  };
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, close };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
