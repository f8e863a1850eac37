import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** No genuine donor tries so many cards, with one payment or from one IP address within an hour. */
export const MOST_DECLINED = 8;
export const DECLINED_SECONDS = 3_600;

/** Counts declined cards from Stripe's events, so the count survives a restart. */
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

  /** Counts declines of one payment, or of one card to be stored. */
  async at(intentId: string): Promise<number> {
    const row = await this.database.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM stripe_event
      WHERE subject_id = ${intentId} AND type IN ('payment_intent.payment_failed', 'setup_intent.setup_failed')`);
    return row?.count ?? 0;
  }
}
