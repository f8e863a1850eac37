import sql from 'sql-template-tag';
import type { EventEnvelope } from '@waymark/contracts-core';
import type { Database } from '../database/database';

export interface DeadLetter {
  readonly event: EventEnvelope;
  readonly error: string;
  readonly tries: number;
}

/** Stores events that a consumer could not handle, with the reason, so they neither get lost nor block others. */
export class DeadLetters {
  constructor(private readonly database: Database) {}

  async park(consumer: string, event: EventEnvelope, error: unknown, tries: number): Promise<void> {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await this.database.query(sql`
      WITH counted AS (DELETE FROM event_try WHERE consumer = ${consumer} AND event_id = ${event.id}::uuid)
      INSERT INTO dead_letter (consumer, event_id, envelope, error, tries)
      VALUES (${consumer}, ${event.id}::uuid, ${JSON.stringify(event)}::jsonb, ${reason.slice(0, 2_000)}, ${tries})
      ON CONFLICT (consumer, event_id) DO UPDATE
      SET error = excluded.error, tries = dead_letter.tries + excluded.tries, failed_at = now()`);
  }

  async list(consumer: string): Promise<DeadLetter[]> {
    return this.database.query<{ event: EventEnvelope; error: string; tries: number }>(sql`
      SELECT envelope AS event, error, tries FROM dead_letter WHERE consumer = ${consumer} ORDER BY failed_at`);
  }

  async remove(consumer: string, eventId: string): Promise<void> {
    await this.database.query(
      sql`DELETE FROM dead_letter WHERE consumer = ${consumer} AND event_id = ${eventId}::uuid`,
    );
  }
}
