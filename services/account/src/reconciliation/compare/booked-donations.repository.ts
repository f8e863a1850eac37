import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DonationMode } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import type { OurDonation } from './difference-of';

export interface BookedDonation extends OurDonation {
  paymentIntentId: string | null;
  createdAt: Date;
}

/** Reads our side of a comparison. */
@Injectable()
export class BookedDonationsRepository {
  constructor(private readonly database: Database) {}

  async byPayment(paymentIntentIds: readonly string[]): Promise<Map<string, OurDonation>> {
    const rows = await this.database.query<BookedDonation>(sql`
      SELECT id, state, amount_pence AS "amountPence", refunded_pence AS "refundedPence",
        stripe_payment_intent_id AS "paymentIntentId", created_at AS "createdAt"
      FROM gift WHERE stripe_payment_intent_id = ANY(${[...paymentIntentIds]}::text[])`);
    return new Map(rows.flatMap(({ paymentIntentId, ...gift }) => (paymentIntentId ? [[paymentIntentId, gift]] : [])));
  }

  /** Returns the invoices without a known donation. */
  async withoutGift(invoiceIds: readonly string[]): Promise<string[]> {
    const known = await this.database.query<{ invoiceId: string | null }>(sql`
      SELECT stripe_invoice_id AS "invoiceId" FROM gift WHERE stripe_invoice_id = ANY(${[...invoiceIds]}::text[])`);
    const ids = new Set(known.map(({ invoiceId }) => invoiceId));
    return invoiceIds.filter((id) => !ids.has(id));
  }

  /** Returns donations with a payment, in order of creation. */
  since(from: Date, mode: DonationMode, after: BookedDonation | null, limit: number): Promise<BookedDonation[]> {
    return this.database.query<BookedDonation>(sql`
      SELECT id, state, amount_pence AS "amountPence", refunded_pence AS "refundedPence",
        stripe_payment_intent_id AS "paymentIntentId", created_at AS "createdAt"
      FROM gift WHERE created_at >= ${from} AND mode = ${mode} AND stripe_payment_intent_id IS NOT NULL
        AND (created_at, id) > (${after?.createdAt ?? from}::timestamptz, ${after?.id ?? NO_ID}::uuid)
      ORDER BY created_at, id LIMIT ${limit}`);
  }
}

/** An ID that sorts before every other ID. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
