import { Injectable } from '@nestjs/common';
import type { DonationState, MonthlyState } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface OpenDonation {
  id: string;
  paymentIntentId: string;
  invoiceId: string | null;
  state: DonationState;
  /** State of the monthly donation that this month belongs to. */
  monthlyState: MonthlyState | null;
  createdAt: Date;
}

/** How long a hashed address is stored for the limits against card testing. */
const SENDER_SECONDS = 24 * 3_600;
/** Longer than any page retries. */
const UNKNOWN_SECONDS = 2 * 3_600;

@Injectable()
export class OpenDonationRepository {
  constructor(private readonly database: Database) {}

  /** Leases due donations to this process for ten minutes; then another process may take them. */
  take(most: number): Promise<OpenDonation[]> {
    return this.database.query<OpenDonation & { [column: string]: unknown }>(sql`
      UPDATE gift SET ask_again_at = now() + interval '10 minutes'
      WHERE id IN (
        SELECT id FROM gift WHERE ask_again_at <= now() AND stripe_payment_intent_id IS NOT NULL
        ORDER BY ask_again_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id, stripe_payment_intent_id AS "paymentIntentId", stripe_invoice_id AS "invoiceId", state,
        (SELECT m.state FROM monthly_gift m WHERE m.id = gift.monthly_gift_id) AS "monthlyState", created_at AS "createdAt"`);
  }

  /** A process died before it stored Stripe's response: nobody received the payment's secret, so nobody can pay it. */
  async callOffUnknown(): Promise<void> {
    await this.database.query(sql`
      UPDATE gift SET state = 'cancelled', ask_again_at = NULL, changed_at = now()
      WHERE ask_again_at <= now() AND stripe_payment_intent_id IS NULL AND state = 'started'
        AND created_at < now() - make_interval(secs => ${UNKNOWN_SECONDS})`);
  }

  async forgetSenders(): Promise<void> {
    await this.database.query(sql`
      UPDATE gift SET sender_key = NULL
      WHERE sender_key IS NOT NULL AND created_at < now() - make_interval(secs => ${SENDER_SECONDS})`);
  }
}
