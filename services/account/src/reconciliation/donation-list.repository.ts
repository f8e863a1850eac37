import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import type { DonationKind, DonationMode, DonationState, RefundState } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { afterDonation, donationConditions, type DonationCursor, type DonationSearch } from './donation-search.sql';

/** The database returns it as JSON, so times are strings. */
export interface StaffRefundRow {
  id: string;
  amountPence: number;
  reason: string;
  state: RefundState;
  actorId: number | null;
  createdAt: string;
}

export interface StaffDonationRow {
  id: string;
  kind: DonationKind;
  state: DonationState;
  mode: DonationMode;
  amountPence: number;
  refundedPence: number;
  memberId: number | null;
  memberName: string | null;
  monthlyGiftId: string | null;
  receiptYear: number | null;
  receiptNumber: number | null;
  paymentIntentId: string | null;
  createdAt: Date;
  receivedAt: Date | null;
  refunds: StaffRefundRow[];
}

/** Lists donations for staff. */
@Injectable()
export class DonationListRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(search: DonationSearch, cursor: DonationCursor | null, limit: number): Promise<StaffDonationRow[]> {
    return this.database.query<StaffDonationRow>(listedDonations(search, cursor, limit));
  }

  async find(id: string): Promise<StaffDonationRow | null> {
    const nothingElse = { state: undefined, kind: undefined, span: null };
    return (await this.list({ ...nothingElse, text: id }, null, 2)).find((gift) => gift.id === id) ?? null;
  }
}

/** Selects the page from the donation table only; names, receipts and refunds are joined for its rows. */
export const listedDonations = (search: DonationSearch, cursor: DonationCursor | null, limit: number): Sql => sql`
  SELECT g.id, g.kind, g.state, g.mode, g.amount_pence AS "amountPence", g.refunded_pence AS "refundedPence",
    g.member_id AS "memberId", u.display_name AS "memberName", g.monthly_gift_id AS "monthlyGiftId",
    r.year AS "receiptYear", r.number AS "receiptNumber", g.stripe_payment_intent_id AS "paymentIntentId",
    g.created_at AS "createdAt", g.received_at AS "receivedAt",
    coalesce((SELECT json_agg(json_build_object('id', f.id, 'amountPence', f.amount_pence, 'reason', f.reason, 'state', f.state,
      'actorId', f.actor_id, 'createdAt', f.created_at) ORDER BY f.created_at, f.id) FROM gift_refund f WHERE f.gift_id = g.id), '[]') AS refunds
  FROM (SELECT * FROM gift g WHERE ${donationConditions(search)} ${afterDonation(cursor)}
    ORDER BY g.created_at DESC, g.id DESC LIMIT ${limit}) g
  LEFT JOIN "user" u ON u.id = g.member_id LEFT JOIN gift_receipt r ON r.gift_id = g.id
  ORDER BY g.created_at DESC, g.id DESC`;
