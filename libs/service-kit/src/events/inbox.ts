import sql from 'sql-template-tag';
import type { EventEnvelope } from '@waymark/contracts-core';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';

/** Events come within seconds; one this old is most likely published again after the broker lost its store. */
const LIKELY_KNOWN_MS = 30_000;

/** Makes "at least once" into "once": the mark and the projection stand or fall together. */
export class Inbox {
  constructor(private readonly database: Database) {}

  /** Runs `work` unless this consumer handled the event before; tells whether it ran. */
  async once(consumer: string, event: EventEnvelope, work: (tx: Tx) => Promise<void>): Promise<boolean> {
    // A week of events can come again: a look costs a quarter of a transaction that finds nothing to do.
    if (Date.now() - Date.parse(event.time) > LIKELY_KNOWN_MS && (await this.isMarked(consumer, event))) return false;
    return this.database.transaction(async (tx) => {
      const marked = await tx.one(sql`
        INSERT INTO inbox (consumer, event_id) VALUES (${consumer}, ${event.id})
        ON CONFLICT DO NOTHING RETURNING 1 AS marked`);
      if (marked) await work(tx);
      return marked !== null;
    });
  }

  private async isMarked(consumer: string, event: EventEnvelope): Promise<boolean> {
    const mark = await this.database.one(sql`SELECT 1 AS marked FROM inbox WHERE consumer = ${consumer} AND event_id = ${event.id}`);
    return mark !== null;
  }
}
