/**
 * Labels for the staff page: how our donation records and Stripe can disagree. No zod in this file, because pages load
 * it.
 */
export const DIFFERENCE_LABELS = {
  'missing-here': 'Stripe took this money, but we have no record of the gift',
  'missing-at-stripe': 'We have a record of this gift, but Stripe does not',
  'sum-differs': 'The amounts do not match',
  'state-differs': 'The statuses do not match',
} as const;

export type DifferenceKind = keyof typeof DIFFERENCE_LABELS;
export const DIFFERENCE_KINDS = Object.keys(DIFFERENCE_LABELS) as [DifferenceKind, ...DifferenceKind[]];

/** `test`: the site uses a Stripe test key, and no money moves. */
export const DONATION_MODES = ['test', 'live'] as const;
export type DonationMode = (typeof DONATION_MODES)[number];

/** State of a refund: `asked` until Stripe confirms or rejects it. */
export const REFUND_STATES = ['asked', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Maximum length of a refund reason. Stripe and the audit log store it too. */
export const REFUND_REASON_MAX = 500;
