import { z } from 'zod';
import { amountPenceSchema } from './donation';
import { DONATION_MODES } from './reconciliation-words';
import { DONATION_KINDS, DONATION_STATES, MONTHLY_STATES } from './donation-amounts';

/** The secret token of a link in a receipt email: 32 bytes, as base64url. */
export const donationTokenSchema = z.string().regex(/^[\w-]{43}$/, 'This link is invalid.');

/** A receipt for printing. */
export const donationReceiptSchema = z.object({
  giftId: z.uuid(),
  /** Receipt number, such as `2026-000012`; numbers have no gaps within a year. */
  number: z.string(),
  givenOn: z.iso.datetime(),
  amountPence: z.number().int(),
  /** Amount refunded since the receipt was issued. */
  refundedPence: z.number().int(),
  kind: z.enum(DONATION_KINDS),
  /** `test`: no money moved, and the receipt says so. */
  mode: z.enum(DONATION_MODES),
  /** The member's display name; null for visitors, because we do not ask for their names. */
  givenBy: z.string().nullable(),
  /** The recipient of the gift. */
  operator: z.object({ name: z.string(), email: z.string().nullable(), address: z.string().nullable() }),
});
export type DonationReceipt = z.output<typeof donationReceiptSchema>;

export const receiptByLinkSchema = z.object({ token: donationTokenSchema, gift: z.uuid() });

const penceSchema = z.number().int().nonnegative();

/** A gift as its giver sees it. */
export const ownDonationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(DONATION_KINDS),
  state: z.enum(DONATION_STATES),
  amountPence: penceSchema,
  /** Amount refunded. */
  refundedPence: penceSchema,
  /** When the gift was received; if it was not received, when it was started. */
  givenAt: z.iso.datetime(),
  hasReceipt: z.boolean(),
});
export type OwnDonation = z.infer<typeof ownDonationSchema>;

export const ownMonthlyDonationSchema = z.object({
  id: z.uuid(),
  state: z.enum(MONTHLY_STATES),
  amountPence: penceSchema,
  startedAt: z.iso.datetime(),
  /** When the next payment is due; null when none is due, or the date is not known yet. */
  nextOn: z.iso.datetime().nullable(),
  /** The new amount that the giver requested, until Stripe confirms it. */
  wantedPence: penceSchema.nullable(),
  /** The giver asked to stop it, and Stripe has not confirmed yet. */
  isStopping: z.boolean(),
  stoppedAt: z.iso.datetime().nullable(),
});
export type OwnMonthlyDonation = z.infer<typeof ownMonthlyDonationSchema>;

export const ownDonationsSchema = z.object({
  /** Monthly gifts, newest first, active and stopped ones. */
  monthly: z.array(ownMonthlyDonationSchema),
  /** One page of gifts, newest first. */
  gifts: z.array(ownDonationSchema),
  /** Cursor of the next page. */
  next: z.string().nullable(),
  /** Sum of all gifts received, minus refunds. */
  totalPence: penceSchema,
  /** True: no money moves. Null while this site takes no gifts. */
  isTest: z.boolean().nullable(),
  /** Maximum amount of one gift. */
  maxPence: penceSchema,
});
export type OwnDonations = z.infer<typeof ownDonationsSchema>;

export const monthlyChangeSchema = z.strictObject({ amountPence: amountPenceSchema });
export const donationLinkSchema = z.strictObject({
  token: donationTokenSchema,
  cursor: z.string().max(200).optional(),
});
export const donationLinkOnlySchema = z.strictObject({ token: donationTokenSchema });
export const linkedChangeSchema = z.strictObject({ token: donationTokenSchema, amountPence: amountPenceSchema });
