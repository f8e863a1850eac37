import type { Tracer } from './tracer';

/** The way to the collector of this process. */
export interface Tracing {
  /** Records under this name of a service. */
  tracer(service: string): Tracer;
  /** Sends what waits, for at most two seconds. */
  close(): Promise<void>;
}
