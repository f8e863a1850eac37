import { CircuitBreaker } from '@waymark/edge-kit';
import { isTableLocked } from './database-problem';

/**
 * Shows a list without the reader's own marks (likes, votes, answers) while the table of those marks is locked. Create
 * one for each such table.
 */
export class OwnMarks {
  // Without the breaker, each request would wait for the lock and hold a connection.
  private readonly breaker = new CircuitBreaker({ failures: 1, pauseMs: 2_000 });

  /**
   * Calls `read` with a member's marks, or without them after a lock timeout. Visitors have no marks. Do not use it
   * inside a transaction: the failure would abort it.
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
