import { CircuitBreaker } from '@waymark/edge-kit';
import { isTableLocked } from './database-problem';

/**
 * A list is shown while the table of the reader's own marks in it (likes, votes, answers) is locked: then nobody can tell which are
 * theirs. One for each such table.
 */
export class OwnMarks {
  // Each request would wait for the lock, and hold a connection meanwhile.
  private readonly breaker = new CircuitBreaker({ failures: 1, pauseMs: 2_000 });

  /**
   * `read` with the marks of a member; where it meets a lock, without. Visitors have none. Not inside a transaction: a failure there
   * stays one.
   */
  async shown<T>(reader: number | null, read: (withMarks: boolean) => Promise<T>): Promise<T> {
    if (reader === null || !this.breaker.allows()) return read(false);
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
