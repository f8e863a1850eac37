import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DonationKind, DonationMode, DonationState } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import type { MonthSpan } from './month-span';

export interface BookedDonation {
  id: string;
  receivedAt: Date | null;
  year: number | null;
  number: number | null;
  kind: DonationKind;
  mode: DonationMode;
  state: DonationState;
  amountPence: number;
  refundedPence: number;
  memberId: number | null;
  paymentIntentId: string | null;
  chargeId: string | null;
  reasons: string | null;
}

export interface LastBooked {
  receivedAt: Date;
  id: string;
}

/** Reads the books page by page, because a year can have many donations. */
@Injectable()
export class DonationRowsRepository {
  constructor(private readonly database: Database) {}

  received({ from, until }: MonthSpan, after: LastBooked | null, limit: number): Promise<BookedDonation[]> {
    return this.database.query<BookedDonation>(sql`
      SELECT g.id, g.received_at AS "receivedAt", r.year, r.number, g.kind, g.mode, g.state, g.amount_pence AS "amountPence",
        g.refunded_pence AS "refundedPence", g.member_id AS "memberId", g.stripe_payment_intent_id AS "paymentIntentId",
        g.stripe_charge_id AS "chargeId",
        (SELECT string_agg(f.reason, ' | ' ORDER BY f.created_at, f.id) FROM gift_refund f WHERE f.gift_id = g.id) AS reasons
      FROM gift g LEFT JOIN gift_receipt r ON r.gift_id = g.id
      WHERE g.received_at >= ${from} AND g.received_at < ${until}
        AND (g.received_at, g.id) > (${after?.receivedAt ?? from}::timestamptz, ${after?.id ?? NO_ID}::uuid)
      ORDER BY g.received_at, g.id LIMIT ${limit}`);
  }
}

/** An ID that sorts before every other ID. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
