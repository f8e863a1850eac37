import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** What to query at Stripe after an event. */
export interface EventSubject {
  kind: 'payment' | 'invoice' | 'subscription' | 'setup';
  id: string;
}

export interface WaitingEvent {
  id: string;
  kind: EventSubject['kind'];
  subjectId: string;
}

/** Events by ID, each stored once. */
@Injectable()
export class StripeEventRepository {
  constructor(private readonly database: Database) {}

  /** Ignores an event that was already stored. */
  async add(id: string, type: string, createdAt: Date, subject: EventSubject | null): Promise<void> {
    await this.database.query(sql`
      INSERT INTO stripe_event (id, type, subject_kind, subject_id, created_at, handled_at)
      VALUES (${id}, ${type}, ${subject?.kind ?? null}, ${subject?.id ?? null}, ${createdAt},
        CASE WHEN ${subject === null} THEN now() END)
      ON CONFLICT (id) DO NOTHING`);
  }

  /** Leases due events to this process for a minute; then any process may take them. */
  take(most: number): Promise<WaitingEvent[]> {
    return this.database.query<WaitingEvent & { [column: string]: unknown }>(sql`
      UPDATE stripe_event SET tries = tries + 1,
        next_try_at = now() + make_interval(secs => least(30 * power(2, tries), 900))
      WHERE id IN (
        SELECT id FROM stripe_event WHERE handled_at IS NULL AND next_try_at <= now()
        ORDER BY next_try_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id, subject_kind AS kind, subject_id AS "subjectId"`);
  }

  async handled(ids: readonly string[]): Promise<void> {
    await this.database.query(sql`UPDATE stripe_event SET handled_at = now() WHERE id = ANY(${ids}::text[])`);
  }

  /** Deletes events that are older than any event that Stripe still resends (30 days). */
  async forget(olderThanDays: number): Promise<void> {
    await this.database.query(sql`
      DELETE FROM stripe_event
      WHERE handled_at IS NOT NULL AND received_at < now() - make_interval(days => ${olderThanDays})`);
  }
}
