import { optionalEmailSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import {
  DONATION_CURRENCY,
  DONATION_KINDS,
  DONATION_MIN_PENCE,
  DONATION_STATES,
  MONTHLY_STATES,
} from './donation-amounts';

/** Stripe's own maximum for one charge in pounds, far above any limit that an operator sets. */
const STRIPE_MAX_PENCE = 99_999_999;
const TOO_LITTLE = 'Give £1 or more.';
const TOO_MUCH = 'That is more than we can take here. To give more, please write to us. Thank you.';
const NO_AMOUNT = 'Enter an amount in pounds, such as 5 or 12.50.';
const EMAIL_MESSAGE = 'Enter an email address, such as name@example.org.';

export const amountPenceSchema = z.int(NO_AMOUNT).min(DONATION_MIN_PENCE, TOO_LITTLE).max(STRIPE_MAX_PENCE, TOO_MUCH);

/**
 * Converts pounds with two decimals to pence. 0.29 has no exact binary form, so the amount is rounded after the check.
 */
const amountSchema = z
  .number(NO_AMOUNT)
  .refine((pounds) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6, 'Use at most two decimal places.')
  .transform((pounds) => Math.round(pounds * 100))
  .pipe(amountPenceSchema);

/** The body that starts a gift: the amount in pounds as documented, or in pence. */
export const newDonationSchema = z
  .object({
    amount: amountSchema.optional(),
    amountPence: amountPenceSchema.optional(),
    currency: z.literal(DONATION_CURRENCY, 'Gifts must be in pounds: gbp.').default(DONATION_CURRENCY),
    every: z.enum(DONATION_KINDS, 'Choose once or month.').default('once'),
    /**
     * A visitor's email address for the receipt. Required for a monthly gift, because the receipt contains the link to
     * stop it.
     */
    email: optionalEmailSchema(EMAIL_MESSAGE),
  })
  .transform(({ amount, amountPence, every, email }, context) => {
    const pence = amountPence ?? amount;
    if (pence !== undefined && (amount ?? pence) === pence) return { amountPence: pence, every, email };
    context.addIssue({ code: 'custom', path: ['amount'], message: NO_AMOUNT });
    return z.NEVER;
  });
export type NewDonation = z.output<typeof newDonationSchema>;

/** A gift that waits for its payment. With the secret, this browser can pay it, and nobody else can read it. */
export const begunDonationSchema = z.object({
  giftId: z.uuid(),
  clientSecret: z.string(),
  amountPence: z.int(),
  every: z.enum(DONATION_KINDS),
  mode: z.enum(['test', 'live']),
});
export type BegunDonation = z.output<typeof begunDonationSchema>;

const NOT_OURS = 'This payment is not for this site.';

export const donationOutcomeQuestionSchema = z.object({
  paymentIntent: z.string(NOT_OURS).regex(/^pi_[A-Za-z0-9_]{1,250}$/, NOT_OURS),
  clientSecret: z.string(NOT_OURS).min(1, NOT_OURS).max(500, NOT_OURS),
});
export type DonationOutcomeQuestion = z.output<typeof donationOutcomeQuestionSchema>;

/** The result of a gift, just fetched from Stripe. */
export const donationOutcomeSchema = z.object({
  giftId: z.uuid(),
  state: z.enum(DONATION_STATES),
  amountPence: z.int(),
  every: z.enum(DONATION_KINDS),
  /** Stripe's message to the giver when a payment failed. */
  message: z.string().nullable(),
});
export type DonationOutcome = z.output<typeof donationOutcomeSchema>;

/** Everything that the page needs before a visitor chooses an amount. */
export const givingSchema = z.object({
  /** False when no Stripe keys are set: the page then says that this site takes no gifts. */
  isTaken: z.boolean(),
  mode: z.enum(['test', 'live']).nullable(),
  publishableKey: z.string().nullable(),
  /** URL of Stripe's script; the page loads it after an amount is chosen. */
  script: z.url().nullable(),
  membersOnly: z.boolean(),
  minPence: z.int(),
  maxPence: z.int(),
  presets: z.array(z.object({ amountPence: z.int(), every: z.enum(DONATION_KINDS) })),
  givenThisMonth: z.object({ month: z.string(), pence: z.int(), gifts: z.int() }),
});
export type Giving = z.output<typeof givingSchema>;

/**
 * A change of card for a monthly gift. The giver enters the new card at Stripe with `clientSecret`; this charges
 * nothing.
 */
export const begunCardSchema = z.object({
  clientSecret: z.string(),
  amountPence: z.int(),
  /** `late`: the overdue amount is charged to the new card immediately. */
  state: z.enum(MONTHLY_STATES),
});
export type BegunCard = z.output<typeof begunCardSchema>;

const CARD_NOT_OURS = 'This card is not for a gift to this site.';

export const cardQuestionSchema = z.strictObject({
  setupIntent: z.string(CARD_NOT_OURS).regex(/^seti_[A-Za-z0-9_]{1,250}$/, CARD_NOT_OURS),
  clientSecret: z.string(CARD_NOT_OURS).min(1, CARD_NOT_OURS).max(500, CARD_NOT_OURS),
});
export type CardQuestion = z.output<typeof cardQuestionSchema>;

/** `kept`: the monthly gift now uses the new card. `open`: the giver has not finished; the same secret still works. */
export const CARD_STATES = ['kept', 'processing', 'failed', 'open', 'over'] as const;

/** The result of a card change, just fetched from Stripe. */
export const cardOutcomeSchema = z.object({
  state: z.enum(CARD_STATES),
  /**
   * State of the monthly gift: `late` when the bank declined the overdue payment, `stopped` when the gift has ended.
   */
  monthlyState: z.enum(MONTHLY_STATES),
  amountPence: z.int(),
  /** Stripe's message to the giver when the card was declined. */
  message: z.string().nullable(),
});
export type CardOutcome = z.output<typeof cardOutcomeSchema>;
