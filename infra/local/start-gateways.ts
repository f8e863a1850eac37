import { gatewayEnv } from './environment';
import type { Fleet } from './fleet';
import { openFrontDoor } from './front-door/front-door';
import { say } from './say';
import type { Servers } from './servers';
import { onStop } from './stop';
import { makeVersionedCopy } from '@waymark/release/environments';

/** One gateway at the port itself, or several behind a front door there. Answers what the first of them was told. */
export async function startGateways(
  fleet: Fleet,
  servers: Servers,
  replicas: number,
  publicPort: number,
): Promise<Record<string, string>> {
  const env = (own: number, internalPort: number) =>
    gatewayEnv({ port: replicas === 1 ? publicPort : own, internalPort, publicPort }, servers);
  const origins = () => fleet.list().flatMap((process_) => (process_.slice === 'gateway' ? [process_.origin] : []));
  fleet.add({ slice: 'gateway', folder: 'gateway', replicas, stage: 'gateway', env });
  await fleet.start('gateway', makeVersionedCopy('gateway'));
  const [first] = fleet.list().filter(({ slice }) => slice === 'gateway');
  const told = gatewayEnv({ port: publicPort, internalPort: first?.internalPort ?? 0 }, servers);
  if (replicas === 1) return told;
  const door = await openFrontDoor({ host: process.env['HOST'] ?? '127.0.0.1', port: publicPort, gateways: origins });
  onStop('gateway', () => door.close());
  say(`The front door is open on port ${publicPort}, to ${replicas} gateways`);
  return told;
}
