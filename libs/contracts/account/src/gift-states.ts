/** What has become of a gift, as Stripe said when it was asked last. */
export const GIFT_STATES = [
  'started',
  'processing',
  'received',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
] as const;
export type GiftState = (typeof GIFT_STATES)[number];

export const GIFT_KINDS = ['once', 'month'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** `late`: the last renewal failed, and Stripe will try again. */
export const MONTHLY_STATES = ['started', 'active', 'late', 'stopped'] as const;
export type MonthlyState = (typeof MONTHLY_STATES)[number];
