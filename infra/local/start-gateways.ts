import { gatewayEnv } from './environment';
import type { Fleet } from './fleet';
import { openFrontDoor } from './front-door/front-door';
import { say } from './say';
import type { Servers } from './servers';
import { onStop } from './stop';
import { makeVersionedCopy } from './versioned-copy';

/** One gateway at the port itself, or several behind a front door there. */
export async function startGateways(fleet: Fleet, servers: Servers, replicas: number, port: number): Promise<void> {
  const env = replicas === 1 ? () => gatewayEnv(port, servers) : (own: number) => gatewayEnv(own, servers, port);
  const origins = () => fleet.list().flatMap((process_) => (process_.slice === 'gateway' ? [process_.origin] : []));
  fleet.add({ slice: 'gateway', folder: 'gateway', replicas, stage: 'gateway', env });
  await fleet.start('gateway', makeVersionedCopy('gateway'));
  if (replicas === 1) return;
  const door = await openFrontDoor({ host: process.env['HOST'] ?? '127.0.0.1', port, gateways: origins });
  onStop('gateway', () => door.close());
  say(`The front door is open on port ${port}, to ${replicas} gateways`);
}
