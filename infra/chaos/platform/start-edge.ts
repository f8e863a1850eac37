import { freePort } from '@waymark/testing';
import { gatewayEnv } from '../../local/environment';
import type { Servers } from '../../local/servers';
import { startPart, type Part } from './part';
import { originAt } from './service-crew';
import { startApp } from './start-app';
import { startDoor } from './start-door';

export interface Edge {
  origin: string;
  gatewayOrigins: readonly string[];
  /** Where the gateways tell which parts are up. */
  internalOrigins: readonly string[];
  parts: readonly Part[];
  stop(): Promise<void>;
}

/** One gateway, or several behind a front door. The door stands for the operator's balancer: no fault is done to it. */
export async function startEdge(servers: Servers, replicas: number): Promise<Edge> {
  const port = await freePort();
  if (replicas === 1) {
    const internalPort = await freePort();
    const part = await startPart('gateway', () =>
      startApp('gateway', 'gateway', gatewayEnv({ port, internalPort }, servers)),
    );
    return {
      origin: originAt(port),
      gatewayOrigins: [originAt(port)],
      internalOrigins: [originAt(internalPort)],
      parts: [part],
      stop: () => part.stop(),
    };
  }
  const gateways = await Promise.all(
    Array.from({ length: replicas }, async (_, index) => {
      const [own, internalPort] = [await freePort(), await freePort()];
      const name = `gateway-${index + 1}`;
      const env = gatewayEnv({ port: own, internalPort, publicPort: port }, servers);
      return {
        origin: originAt(own),
        internal: originAt(internalPort),
        part: await startPart(name, () => startApp(name, 'gateway', env)),
      };
    }),
  );
  const gatewayOrigins = gateways.map(({ origin }) => origin);
  const door = await startDoor(port, gatewayOrigins);
  const stop = async () => void (await Promise.all([door.stop(), ...gateways.map(({ part }) => part.stop())]));
  return {
    origin: originAt(port),
    gatewayOrigins,
    internalOrigins: gateways.map(({ internal }) => internal),
    parts: gateways.map(({ part }) => part),
    stop,
  };
}
