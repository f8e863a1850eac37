import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** So many cards are tried by nobody who gives: with one payment, or from one address within an hour. */
export const MOST_DECLINED = 8;
export const DECLINED_SECONDS = 3_600;

/** Counted from what Stripe told: a restart forgets none of it. */
@Injectable()
export class DeclinedCards {
  constructor(private readonly database: Database) {}

  async bySender(senderKey: string): Promise<number> {
    const row = await this.database.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM gift g JOIN stripe_event e ON e.subject_id = g.stripe_payment_intent_id
      WHERE g.sender_key = ${senderKey} AND g.created_at > now() - make_interval(secs => ${DECLINED_SECONDS})
        AND e.type = 'payment_intent.payment_failed'`);
    return row?.count ?? 0;
  }

  /** With one payment, or one card that is to be kept. */
  async at(intentId: string): Promise<number> {
    const row = await this.database.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM stripe_event
      WHERE subject_id = ${intentId} AND type IN ('payment_intent.payment_failed', 'setup_intent.setup_failed')`);
    return row?.count ?? 0;
  }
}
