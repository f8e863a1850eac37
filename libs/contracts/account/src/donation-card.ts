import { z } from 'zod';
import { MONTHLY_STATES } from './donation-amounts';

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

const NOT_OURS = 'This card is not for a gift to this site.';

export const cardQuestionSchema = z.strictObject({
  setupIntent: z.string(NOT_OURS).regex(/^seti_[A-Za-z0-9_]{1,250}$/, NOT_OURS),
  clientSecret: z.string(NOT_OURS).min(1, NOT_OURS).max(500, NOT_OURS),
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
