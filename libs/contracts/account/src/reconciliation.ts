import { z } from 'zod';
import { lineSchema, pageQuerySchema, requiredParagraphsSchema } from '@waymark/contracts-core';
import { DIFFERENCE_KINDS, DONATION_MODES, REFUND_REASON_MAX, REFUND_STATES } from './reconciliation-words';
import { DONATION_KINDS, DONATION_STATES } from './donation-amounts';

const pence = z.number().int();

/** A calendar month in UTC, such as `2026-11`. */
export const monthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Use a month such as 2026-11.');

/** A calendar year, such as `2026`. */
export const bookYearSchema = z
  .string()
  .regex(/^20\d{2}$/, 'Use a year such as 2026.')
  .transform(Number);

/**
 * Filters the donations that staff see. `text` is a complete receipt number, a Stripe or gift ID, or a member ID;
 * never a name or an address.
 */
export const donationSearchSchema = pageQuerySchema.extend({
  text: lineSchema(100, 'Please use fewer characters.').default(''),
  state: z.enum(DONATION_STATES, 'Choose one of the statuses.').optional(),
  kind: z.enum(DONATION_KINDS, 'Choose once or month.').optional(),
  /** Month of the donation. */
  month: monthSchema.optional(),
});

export const staffRefundSchema = z.object({
  id: z.uuid(),
  amountPence: pence,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** The member of staff; null for a refund made at Stripe, or by staff who have left. */
  actorId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});

/** A donation in the staff list. */
export const staffDonationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(DONATION_KINDS),
  state: z.enum(DONATION_STATES),
  mode: z.enum(DONATION_MODES),
  amountPence: pence,
  /** The amount that Stripe has refunded. */
  refundedPence: pence,
  /** Null for a visitor, and for a member who has left. */
  memberId: z.number().int().nullable(),
  memberName: z.string().nullable(),
  monthlyGiftId: z.uuid().nullable(),
  receiptNumber: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  refunds: z.array(staffRefundSchema),
});
export type StaffDonation = z.output<typeof staffDonationSchema>;

/** Donations received in a month, by Stripe's date, and later refunds of them. */
export const monthTotalSchema = z.object({
  month: monthSchema,
  gifts: z.number().int(),
  receivedPence: pence,
  refundedPence: pence,
  netPence: pence,
});
export type MonthTotal = z.output<typeof monthTotalSchema>;

export const refundSchema = z.object({
  amountPence: z
    .number('Please enter the amount to refund.')
    .int('Please enter whole pence.')
    .min(1, 'Please enter the amount to refund.')
    .max(100_000_000, 'This is more than the gift.'),
  /** The total refunded and requested so far, as staff saw it. The service returns 409 when this amount has changed. */
  refundedSoFarPence: z.number().int().min(0).max(100_000_000).optional(),
  reason: requiredParagraphsSchema(REFUND_REASON_MAX, 'Please give a reason of at least 5 characters.', 5),
});

/** One reconciliation run: compares our donations with Stripe. */
export const reconciliationRunSchema = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Null while the run is in progress. */
  finishedAt: z.iso.datetime().nullable(),
  /** The run compares everything created at Stripe from `from` to `until`. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  compared: z.number().int(),
  mended: z.number().int(),
  differences: z.number().int(),
  /** Why the run failed; it will be retried. */
  problem: z.string().nullable(),
});
export type ReconciliationRun = z.output<typeof reconciliationRunSchema>;

export const reconciliationDifferenceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(DIFFERENCE_KINDS),
  giftId: z.uuid().nullable(),
  stripeId: z.string(),
  oursPence: pence.nullable(),
  stripePence: pence.nullable(),
  oursState: z.string().nullable(),
  stripeState: z.string().nullable(),
  foundAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When a later run found that both sides match again. */
  resolvedAt: z.iso.datetime().nullable(),
});
export type ReconciliationDifference = z.output<typeof reconciliationDifferenceSchema>;

export const reconciliationDifferencesSchema = z.object({
  /** The newest run; null before the first. */
  lastRun: reconciliationRunSchema.nullable(),
  differences: z.array(reconciliationDifferenceSchema),
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
});
export type ReconciliationDifferences = z.output<typeof reconciliationDifferencesSchema>;

export const differencesQuerySchema = pageQuerySchema.extend({
  /** `open`: what still differs. */
  scope: z.enum(['open', 'all'], 'Choose open or all.').default('open'),
});
