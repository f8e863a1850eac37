import sql from 'sql-template-tag';
import type { Database } from '../database/database';

/** How often each event could not be handled, by whichever process tried it. Small: what is handled or parked is forgotten. */
export class TryCounter {
  constructor(private readonly database: Database) {}

  /** Counts a try that failed and tells which it was: 1, 2, 3 ... */
  async add(consumer: string, eventId: string): Promise<number> {
    const row = await this.database.one<{ tries: number }>(sql`
      INSERT INTO event_try (consumer, event_id, tries) VALUES (${consumer}, ${eventId}::uuid, 1)
      ON CONFLICT (consumer, event_id) DO UPDATE SET tries = event_try.tries + 1, tried_at = now()
      RETURNING tries`);
    if (!row) throw new Error('A try was not counted.');
    return row.tries;
  }

  /** A count that stays behind harms nobody: the event is handled, and the row is removed with the marks of its time. */
  async clear(consumer: string, eventId: string): Promise<void> {
    await this.database
      .query(sql`DELETE FROM event_try WHERE consumer = ${consumer} AND event_id = ${eventId}::uuid`)
      .catch(() => undefined);
  }
}
