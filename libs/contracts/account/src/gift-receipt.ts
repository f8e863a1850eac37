import { z } from 'zod';
import { GIFT_MODES } from './gift-books-words';
import { GIFT_KINDS } from './gift-states';

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
