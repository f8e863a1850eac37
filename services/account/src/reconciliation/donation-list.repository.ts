import { Injectable } from '@nestjs/common';
import type {
  DonationKind,
  DonationMode,
  donationSearchSchema,
  DonationState,
  RefundState,
  StaffDonation,
} from '@waymark/contracts-account';
import { idParamSchema } from '@waymark/contracts-core';
import { Database } from '@waymark/service-kit';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { readReceiptNumber, receiptNumberText } from '../receipt/receipt';
import type { MonthSpan } from './month-span';

type DonationSearch = Omit<z.output<typeof donationSearchSchema>, 'cursor' | 'limit' | 'month'> & {
  span: MonthSpan | null;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the conditions of a search. An index supports each kind of search text. */
function donationConditions({ text, state, kind, span }: DonationSearch): Sql {
  const rules = [
    text !== '' && typed(text),
    state !== undefined && sql`g.state = ${state}`,
    kind !== undefined && sql`g.kind = ${kind}`,
    span !== null && sql`g.created_at >= ${span.from} AND g.created_at < ${span.until}`,
  ].filter((rule) => rule instanceof Object);
  return rules.length === 0 ? sql`true` : join(rules, ' AND ');
}

function typed(text: string): Sql {
  if (UUID.test(text)) return sql`(g.id = ${text}::uuid OR g.monthly_gift_id = ${text}::uuid)`;
  const receipt = readReceiptNumber(text);
  if (receipt)
    return sql`g.id IN (SELECT gift_id FROM gift_receipt WHERE mode IN ('live', 'test') AND year = ${receipt.year} AND number = ${receipt.number})`;
  const member = idParamSchema.safeParse(text);
  if (member.success) return sql`g.member_id = ${member.data}`;
  if (text.startsWith('pi_')) return sql`g.stripe_payment_intent_id = ${text}`;
  if (text.startsWith('in_')) return sql`g.stripe_invoice_id = ${text}`;
  if (text.startsWith('re_')) return sql`g.id = (SELECT gift_id FROM gift_refund WHERE stripe_refund_id = ${text})`;
  if (text.startsWith('sub_'))
    return sql`g.monthly_gift_id = (SELECT id FROM monthly_gift WHERE stripe_subscription_id = ${text})`;
  // Searches the text as a charge ID, because these have several prefixes.
  return sql`g.stripe_charge_id = ${text}`;
}

type DonationCursor = readonly [createdAt: string, id: string];

const afterDonation = (cursor: DonationCursor | null): Sql =>
  cursor ? sql`AND (g.created_at, g.id) < (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)` : empty;

/** The database returns it as JSON, so times are strings. */
interface StaffRefundRow {
  id: string;
  amountPence: number;
  reason: string;
  state: RefundState;
  actorId: number | null;
  createdAt: string;
}

interface StaffDonationRow {
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

export function toStaffDonation({
  receiptYear,
  receiptNumber,
  createdAt,
  receivedAt,
  refunds,
  ...row
}: StaffDonationRow): StaffDonation {
  const receipt = receiptYear !== null && receiptNumber !== null ? { year: receiptYear, number: receiptNumber } : null;
  return {
    ...row,
    receiptNumber: receipt && receiptNumberText(receipt),
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
    refunds: refunds.map((refund) => ({ ...refund, createdAt: new Date(refund.createdAt).toISOString() })),
  };
}

interface MonthTotalRow {
  month: string | null;
  gifts: number | null;
  receivedPence: number | null;
  refundedPence: number | null;
}

/** Totals of our records, computed from the donations themselves. */
@Injectable()
export class MonthTotalsRepository {
  constructor(private readonly database: Database) {}

  /** Returns UTC months in which money was received, newest first. */
  since(from: Date, mode: DonationMode): Promise<MonthTotalRow[]> {
    return this.database.query<MonthTotalRow>(sql`
      SELECT to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS gifts,
        sum(amount_pence)::float8 AS "receivedPence", sum(refunded_pence)::float8 AS "refundedPence"
      FROM gift WHERE received_at >= ${from} AND mode = ${mode} GROUP BY 1 ORDER BY 1 DESC`);
  }
}
