import type { Broker } from '../events/broker';
import type { Log } from '../log/log';
import type { Metrics } from '../metrics/metrics';

export interface RelayParts {
  readonly url: string;
  /** Slice whose events are published. */
  readonly slice: string;
  readonly broker: Broker;
  readonly log: Log;
  readonly metrics: Metrics;
}

export class Relay {
  constructor(readonly parts: RelayParts) {}

  start(): void {}

  async stop(): Promise<void> {}
}
