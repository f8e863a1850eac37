import sql from 'sql-template-tag';
import type { EventEnvelope } from '@waymark/contracts-core';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { InboxMarks } from './inbox-marks';

/** Events come within a second; one this old may have been published again after the broker lost its store. */
const MAYBE_KNOWN_MS = 3_000;

/** Makes "at least once" into "once": the mark and the projection stand or fall together. */
export class Inbox {
  private readonly marks: InboxMarks;

  constructor(private readonly database: Database) {
    this.marks = new InboxMarks(database);
  }

  /** Runs `work` unless this consumer handled the event before; tells whether it ran. */
  async once(consumer: string, event: EventEnvelope, work: (tx: Tx) => Promise<void>): Promise<boolean> {
    // A week of events can come again: a look costs little of what a transaction does that finds nothing to do.
    if (Date.now() - Date.parse(event.time) > MAYBE_KNOWN_MS && (await this.marks.has(consumer, event.id)))
      return false;
    return this.database.transaction(async (tx) => {
      const marked = await tx.one(sql`
        INSERT INTO inbox (consumer, event_id) VALUES (${consumer}, ${event.id}::uuid)
        ON CONFLICT DO NOTHING RETURNING 1 AS marked`);
      if (marked) await work(tx);
      return marked !== null;
    });
  }
}
