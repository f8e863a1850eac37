import type { EventEnvelope } from '@waymark/contracts-core';
import type { Log } from '../log/log';
import type { Metrics } from '../metrics/metrics';
import type { Broker } from './broker';
import type { DeadLetters } from './dead-letters';

export interface ConsumerParts {
  readonly broker: Broker;
  readonly deadLetters: DeadLetters;
  readonly log: Log;
  readonly metrics: Metrics;
}

export class StreamConsumer {
  constructor(
    readonly service: string,
    readonly slice: string,
    readonly dispatch: (event: EventEnvelope) => Promise<boolean>,
    readonly parts: ConsumerParts,
  ) {}

  start(): void {}

  async stop(): Promise<void> {}
}
