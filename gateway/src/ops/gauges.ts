import { Gauge, type Registry } from 'prom-client';
import type { ServiceUpstreams } from '../forward/service-upstreams';

export interface GaugesOf {
  /** Of the registry's bucket. */
  revision: () => number;
  natsUp: () => boolean;
  services: () => readonly ServiceUpstreams[];
}

/** What is asked for only when somebody reads /metrics. */
export function addGauges(registry: Registry, { revision, natsUp, services }: GaugesOf): void {
  const registers = [registry];
  new Gauge({
    name: 'gateway_registry_revision',
    help: 'Revision of the registry that this gateway serves; gateways that follow show the same',
    registers,
    collect() {
      this.set(revision());
    },
  });
  new Gauge({
    name: 'gateway_broker_connected',
    help: '1 while NATS is connected',
    registers,
    collect() {
      this.set(natsUp() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_upstreams',
    help: 'Processes of a service by state; `closed` ones get requests',
    labelNames: ['slice', 'breaker'],
    registers,
    collect() {
      this.reset();
      for (const { slice, members } of services()) {
        const open = members.filter(({ breaker }) => breaker.isOpen).length;
        this.set({ slice, breaker: 'open' }, open);
        this.set({ slice, breaker: 'closed' }, members.length - open);
      }
    },
  });
}
