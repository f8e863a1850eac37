import { z } from 'zod';
import { MONTHLY_STATES } from './gift-amounts';

/** Another card for a monthly gift: the secret with which the giver enters it at Stripe. Nothing is taken by it. */
export const begunCardSchema = z.object({
  clientSecret: z.string(),
  amountPence: z.int(),
  /** `late`: what is due is taken from the new card at once. */
  state: z.enum(MONTHLY_STATES),
});
export type BegunCard = z.output<typeof begunCardSchema>;

const NOT_OURS = 'This card is not for a gift to this site.';

export const cardQuestionSchema = z.strictObject({
  setupIntent: z.string(NOT_OURS).regex(/^seti_[A-Za-z0-9_]{1,250}$/, NOT_OURS),
  clientSecret: z.string(NOT_OURS).min(1, NOT_OURS).max(500, NOT_OURS),
});
export type CardQuestion = z.output<typeof cardQuestionSchema>;

/** `kept`: the monthly gift goes to it from now on. `open`: nothing was decided yet, and the same secret goes on. */
export const CARD_STATES = ['kept', 'processing', 'failed', 'open', 'over'] as const;

/** What Stripe says of a new card, asked just now. */
export const cardOutcomeSchema = z.object({
  state: z.enum(CARD_STATES),
  /** Of the gift that it is for: `late` when the bank did not let what is due through, `stopped` when it has ended. */
  monthlyState: z.enum(MONTHLY_STATES),
  amountPence: z.int(),
  /** Stripe's words to the giver when a card was refused. */
  message: z.string().nullable(),
});
export type CardOutcome = z.output<typeof cardOutcomeSchema>;
