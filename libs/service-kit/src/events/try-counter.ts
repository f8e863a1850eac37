import sql from 'sql-template-tag';
import type { Database } from '../database/database';

/**
 * Counts how often each event failed, over all processes. The table stays small: rows of handled or parked events are
 * deleted.
 */
export class TryCounter {
  constructor(private readonly database: Database) {}

  /** Counts a failed attempt and returns its number: 1, 2, 3 ... */
  async add(consumer: string, eventId: string): Promise<number> {
    const row = await this.database.one<{ tries: number }>(sql`
      INSERT INTO event_try (consumer, event_id, tries) VALUES (${consumer}, ${eventId}::uuid, 1)
      ON CONFLICT (consumer, event_id) DO UPDATE SET tries = event_try.tries + 1, tried_at = now()
      RETURNING tries`);
    if (!row) throw new Error('A try was not counted.');
    return row.tries;
  }

  /**
   * An undeleted count is harmless: the event is handled, and the row is deleted together with the marks of its time.
   */
  async clear(consumer: string, eventId: string): Promise<void> {
    await this.database
      .query(sql`DELETE FROM event_try WHERE consumer = ${consumer} AND event_id = ${eventId}::uuid`)
      .catch(() => undefined);
  }
}

/** Milliseconds. After a long outage, a recovered dependency must receive waiting events within 10 s. */
const LONGEST_MS = 5_000;

/** Returns the milliseconds before try number `tries + 1`: doubles from `firstMs` up to 5 s. */
export function retryDelay(tries: number, firstMs: number): number {
  return Math.min(firstMs * 2 ** Math.max(0, tries - 1), LONGEST_MS);
}
