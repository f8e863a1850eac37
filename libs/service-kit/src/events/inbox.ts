import sql from 'sql-template-tag';
import type { EventEnvelope } from '@waymark/contracts-core';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';

/** Makes "at least once" into "once": the mark and the projection stand or fall together. */
export class Inbox {
  constructor(private readonly database: Database) {}

  /** Runs `work` unless this consumer handled the event before; tells whether it ran. */
  once(consumer: string, event: EventEnvelope, work: (tx: Tx) => Promise<void>): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const marked = await tx.one(sql`
        INSERT INTO inbox (consumer, event_id) VALUES (${consumer}, ${event.id})
        ON CONFLICT DO NOTHING RETURNING 1 AS marked`);
      if (marked) await work(tx);
      return marked !== null;
    });
  }
}
