import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { isTableLocked } from '@waymark/service-kit';

/** Trips are shown while the table of likes is locked: then nobody can tell which of them a reader likes. */
@Injectable()
export class OwnLikes {
  // Each request would wait for the lock, and hold a connection meanwhile.
  private readonly breaker = new CircuitBreaker({ failures: 1, pauseMs: 2_000 });

  /** `read` with the reader's likes; where it meets a lock, without them. Not inside a transaction: a failure there stays one. */
  async shown<T>(read: (withLikes: boolean) => Promise<T>): Promise<T> {
    if (!this.breaker.allows()) return read(false);
    try {
      const shown = await read(true);
      this.breaker.succeeded();
      return shown;
    } catch (error) {
      if (!isTableLocked(error)) throw error;
      this.breaker.failed();
      return read(false);
    }
  }
}
