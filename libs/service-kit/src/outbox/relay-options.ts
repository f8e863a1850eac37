import type { Broker } from '../events/broker';
import type { Log } from '../log/create-log';
import type { Metrics } from '../metrics/metrics';
import type { Tracer } from '../tracing/tracing';
import type { StreamGuard } from './guard-stream';

export interface RelayOptions {
  /** URL of the service's database: the relay holds its own connection. */
  readonly url: string;
  /** Slice whose events are published. */
  readonly slice: string;
  /** Number of broker nodes that store the stream; default 1. */
  readonly replicas?: number;
  readonly broker: Broker;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer?: Tracer | null;
  /** Guards the stream; a test replaces it to show what is lost without it. */
  readonly guard?: StreamGuard;
}
