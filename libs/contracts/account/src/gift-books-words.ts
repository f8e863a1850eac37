/** How the books and Stripe can disagree, in the words of the staff page. No zod here: pages load it. */
export const DIFFERENCE_LABELS = {
  'missing-here': 'Stripe took this money, but we have no record of the gift',
  'missing-at-stripe': 'We have a record of this gift, but Stripe does not',
  'sum-differs': 'The amounts do not match',
  'state-differs': 'The statuses do not match',
} as const;

export type DifferenceKind = keyof typeof DIFFERENCE_LABELS;
export const DIFFERENCE_KINDS = Object.keys(DIFFERENCE_LABELS) as [DifferenceKind, ...DifferenceKind[]];

/** `test`: the key is one of Stripe's test keys, and no money moves. */
export const GIFT_MODES = ['test', 'live'] as const;
export type GiftMode = (typeof GIFT_MODES)[number];

/** What became of a refund: `asked` until Stripe has said more. */
export const REFUND_STATES = ['asked', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why money is given back: as long as Stripe and the audit log keep it. */
export const REFUND_REASON_MAX = 500;
