import { z } from 'zod';
import { amountPenceSchema } from './gift';
import { GIFT_MODES } from './gift-books-words';
import { GIFT_KINDS, GIFT_STATES, MONTHLY_STATES } from './gift-amounts';

/** The secret of a link in a receipt's mail: 32 bytes, as base64url. */
export const giftTokenSchema = z.string().regex(/^[\w-]{43}$/, 'This link is invalid.');

/** A receipt as it is printed. */
export const giftReceiptSchema = z.object({
  giftId: z.uuid(),
  /** `2026-000012`: without a gap within its year. */
  number: z.string(),
  givenOn: z.iso.datetime(),
  amountPence: z.number().int(),
  /** What was given back since. */
  refundedPence: z.number().int(),
  kind: z.enum(GIFT_KINDS),
  /** `test`: no money moved, and the paper says so. */
  mode: z.enum(GIFT_MODES),
  /** The member's display name; null for a visitor, whose name we never ask. */
  givenBy: z.string().nullable(),
  /** Who received it. */
  operator: z.object({ name: z.string(), email: z.string().nullable(), address: z.string().nullable() }),
});
export type GiftReceipt = z.output<typeof giftReceiptSchema>;

export const receiptByLinkSchema = z.object({ token: giftTokenSchema, gift: z.uuid() });

const penceSchema = z.number().int().nonnegative();

/** One gift as its giver sees it. */
export const ownGiftSchema = z.object({
  id: z.uuid(),
  kind: z.enum(GIFT_KINDS),
  state: z.enum(GIFT_STATES),
  amountPence: penceSchema,
  /** What came back of it. */
  refundedPence: penceSchema,
  /** When it was received; of one that was not, when it was begun. */
  givenAt: z.iso.datetime(),
  hasReceipt: z.boolean(),
});
export type OwnGift = z.infer<typeof ownGiftSchema>;

export const ownMonthlyGiftSchema = z.object({
  id: z.uuid(),
  state: z.enum(MONTHLY_STATES),
  amountPence: penceSchema,
  startedAt: z.iso.datetime(),
  /** When the next gift is due; null when none is, or nobody knows yet. */
  nextOn: z.iso.datetime().nullable(),
  /** Another sum was asked for, and Stripe has not said yes yet. */
  wantedPence: penceSchema.nullable(),
  /** It is to stop, and Stripe has not said yes yet. */
  isStopping: z.boolean(),
  stoppedAt: z.iso.datetime().nullable(),
});
export type OwnMonthlyGift = z.infer<typeof ownMonthlyGiftSchema>;

export const ownGiftsSchema = z.object({
  /** Newest first: what runs, and what was stopped. */
  monthly: z.array(ownMonthlyGiftSchema),
  /** Newest first, a page of them. */
  gifts: z.array(ownGiftSchema),
  /** Opens the next page. */
  next: z.string().nullable(),
  /** Received and not given back, of all gifts. */
  totalPence: penceSchema,
  /** No money moves here; null while this site takes no gifts. */
  isTest: z.boolean().nullable(),
  /** The most that one gift may be. */
  maxPence: penceSchema,
});
export type OwnGifts = z.infer<typeof ownGiftsSchema>;

export const monthlyChangeSchema = z.strictObject({ amountPence: amountPenceSchema });
export const giftLinkSchema = z.strictObject({ token: giftTokenSchema, cursor: z.string().max(200).optional() });
export const giftLinkOnlySchema = z.strictObject({ token: giftTokenSchema });
export const linkedChangeSchema = z.strictObject({ token: giftTokenSchema, amountPence: amountPenceSchema });
