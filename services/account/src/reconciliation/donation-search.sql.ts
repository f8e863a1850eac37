import type { z } from 'zod';
import type { donationSearchSchema } from '@waymark/contracts-account';
import { idParamSchema } from '@waymark/contracts-core';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { readReceiptNumber } from '../receipt/receipt-number';
import type { MonthSpan } from './month-span';

export type DonationSearch = Omit<z.output<typeof donationSearchSchema>, 'cursor' | 'limit' | 'month'> & {
  span: MonthSpan | null;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the conditions of a search. An index supports each kind of search text. */
export function donationConditions({ text, state, kind, span }: DonationSearch): Sql {
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
  // Charge IDs have several prefixes.
  return sql`g.stripe_charge_id = ${text}`;
}

export type DonationCursor = readonly [createdAt: string, id: string];

export const afterDonation = (cursor: DonationCursor | null): Sql =>
  cursor ? sql`AND (g.created_at, g.id) < (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)` : empty;
