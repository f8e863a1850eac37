import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LATE_MS, type InFlightLimit } from './in-flight-limit';

const MOMENT_MS = 100;

/** Lets fewer requests run while this process gets round to them late, whatever takes its time or its core. Answers what ends it. */
export function followLag(limit: InFlightLimit): () => void {
  const turns = monitorEventLoopDelay({ resolution: 10 });
  turns.enable();
  const timer = setInterval(() => {
    // Whatever comes meets a long turn more often than a short one, and half of it is left then.
    const waits = (turns.mean ** 2 + turns.stddev ** 2) / (2 * turns.mean) / 1e6;
    limit.adapt(waits > LATE_MS);
    turns.reset();
  }, MOMENT_MS).unref();
  return () => {
    clearInterval(timer);
    turns.disable();
  };
}
