import type { Log } from '../log/log';
import type { Metrics } from '../metrics/metrics';
import type { Broker } from './broker';
import type { DeadLetters } from './dead-letters';
import type { TryCounter } from './try-counter';

/** What every consumer of a service works with. */
export interface ConsumerParts {
  readonly broker: Broker;
  readonly deadLetters: DeadLetters;
  readonly tries: TryCounter;
  readonly log: Log;
  readonly metrics: Metrics;
}
