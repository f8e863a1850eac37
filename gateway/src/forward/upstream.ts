import { CircuitBreaker } from '@waymark/edge-kit';
import { Pool } from 'undici';

const CONNECTIONS = 64;
const QUEUE = 32;

/** One process of a service: its connections and whether it is well. */
export class Upstream {
  readonly pool: Pool;
  readonly breaker = new CircuitBreaker({ failures: 5, pauseMs: 1_000 });
  private running = 0;

  constructor(readonly origin: string) {
    this.pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: 250 },
      pipelining: 1,
      headersTimeout: 10_000,
      bodyTimeout: 30_000,
      keepAliveTimeout: 4_000,
    });
  }

  /** False when so many wait already that waiting would not help. */
  enter(): boolean {
    if (this.running >= CONNECTIONS + QUEUE) return false;
    this.running += 1;
    return true;
  }

  leave(): void {
    this.running -= 1;
  }

  /** Takes nothing new and ends when the last answer has been passed on; each of them has an end of its own. */
  retire(): Promise<void> {
    return this.pool.close();
  }

  /** Ends at once, with whatever is running. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}
