import type { Broker } from '../events/broker';
import type { Log } from '../log/create-log';
import type { Metrics } from '../metrics/metrics';
import type { Tracer } from '../tracing/tracing';
import type { StreamGuard } from './guard-stream';

export interface RelayOptions {
  /** Address of the service's database: the relay keeps one connection of its own. */
  readonly url: string;
  /** Slice whose events are published. */
  readonly slice: string;
  /** Nodes of the broker that keep its stream; 1 when left out. */
  readonly replicas?: number;
  readonly broker: Broker;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer?: Tracer | null;
  /** What looks after the stream; a test shows what is lost without it. */
  readonly guard?: StreamGuard;
}
