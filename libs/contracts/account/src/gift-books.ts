import { z } from 'zod';
import { lineSchema, pageQuerySchema, requiredParagraphsSchema } from '@waymark/contracts-core';
import { DIFFERENCE_KINDS, GIFT_MODES, REFUND_REASON_MAX, REFUND_STATES } from './gift-books-words';
import { GIFT_KINDS, GIFT_STATES } from './gift-amounts';

const pence = z.number().int();

/** A calendar month of UTC, as `2026-11`. */
export const monthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Use a month such as 2026-11.');

/** A year of the books, as `2026`. */
export const bookYearSchema = z
  .string()
  .regex(/^20\d{2}$/, 'Use a year such as 2026.')
  .transform(Number);

/** Which gifts staff look at. `text` is a whole number of a receipt, an id of Stripe's or of a gift, or a member's number: never a name or an address. */
export const giftSearchSchema = pageQuerySchema.extend({
  text: lineSchema(100, 'Please use fewer characters.').default(''),
  state: z.enum(GIFT_STATES, 'Choose one of the statuses.').optional(),
  kind: z.enum(GIFT_KINDS, 'Choose once or month.').optional(),
  /** The month in which it was given. */
  month: monthSchema.optional(),
});

export const staffRefundSchema = z.object({
  id: z.uuid(),
  amountPence: pence,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** Null for one that was made at Stripe, or by somebody who left. */
  actorId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});

/** A gift in the list of staff. */
export const staffGiftSchema = z.object({
  id: z.uuid(),
  kind: z.enum(GIFT_KINDS),
  state: z.enum(GIFT_STATES),
  mode: z.enum(GIFT_MODES),
  amountPence: pence,
  /** What Stripe has given back of it. */
  refundedPence: pence,
  /** Null for a visitor, and for a member who left. */
  memberId: z.number().int().nullable(),
  memberName: z.string().nullable(),
  monthlyGiftId: z.uuid().nullable(),
  receiptNumber: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  refunds: z.array(staffRefundSchema),
});
export type StaffGift = z.output<typeof staffGiftSchema>;

/** What was received in a month, by the day that Stripe says, and what was given back of it since. */
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
  /** What was given back of the gift, and asked of Stripe, when staff decided: a 409 when it is another sum by now. */
  refundedSoFarPence: z.number().int().min(0).max(100_000_000).optional(),
  reason: requiredParagraphsSchema(REFUND_REASON_MAX, 'Please give a reason of at least 5 characters.', 5),
});

/** One comparison of the books with Stripe. */
export const booksRunSchema = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Null while it goes on. */
  finishedAt: z.iso.datetime().nullable(),
  /** What was made at Stripe between these moments was looked at. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  compared: z.number().int(),
  mended: z.number().int(),
  differences: z.number().int(),
  /** Why it did not come to its end; it is tried again. */
  problem: z.string().nullable(),
});
export type BooksRun = z.output<typeof booksRunSchema>;

export const booksDifferenceSchema = z.object({
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
  /** When a later comparison found both sides the same again. */
  resolvedAt: z.iso.datetime().nullable(),
});
export type BooksDifference = z.output<typeof booksDifferenceSchema>;

export const booksDifferencesSchema = z.object({
  /** The newest comparison; null before the first. */
  lastRun: booksRunSchema.nullable(),
  differences: z.array(booksDifferenceSchema),
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
});
export type BooksDifferences = z.output<typeof booksDifferencesSchema>;

export const differencesQuerySchema = pageQuerySchema.extend({
  /** `open`: what still differs. */
  scope: z.enum(['open', 'all'], 'Choose open or all.').default('open'),
});
