import { z } from 'zod';
import { amountPenceSchema } from './gift';
import { giftTokenSchema } from './gift-receipt';
import { GIFT_KINDS, GIFT_STATES, MONTHLY_STATES } from './gift-states';

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
