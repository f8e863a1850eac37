import { freePort, startChildServer, until, type ChildServer } from '@waymark/testing';
import { join } from 'node:path';
import { gatewayEnv } from '../../local/environment';
import { LOGS, ROOT } from '../../local/paths';
import type { Servers } from '../../local/servers';
import { startPart, type Part } from './part';
import { originAt } from './service-crew';
import { startApp, lives } from './start-app';

/** The front door has its own process: the experiment generates the load and must not slow it down. */
async function startDoor(port: number, gateways: readonly string[]): Promise<ChildServer> {
  const door = startChildServer({
    name: 'front-door',
    command: process.execPath,
    args: ['--import', 'tsx', 'infra/local/front-door/main.ts'],
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: String(port), GATEWAYS: gateways.join(',') },
    logFile: join(LOGS, 'front-door.log'),
    stopSignal: 'SIGTERM',
  });
  await until('the front door', 30_000, () => lives(String(port)), door.death);
  return door;
}

export interface Edge {
  origin: string;
  gatewayOrigins: readonly string[];
  /** Origins where gateways report which parts are up. */
  internalOrigins: readonly string[];
  parts: readonly Part[];
  stop(): Promise<void>;
}

/**
 * Starts one gateway, or several behind a front door. The door represents the operator's load balancer; no faults are
 * injected into it.
 */
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
