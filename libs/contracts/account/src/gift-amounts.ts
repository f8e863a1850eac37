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

/** Sums are whole pence of pounds. Here without schemas: pages need them before any of the forms. */
export const GIFT_CURRENCY = 'gbp';
export const GIFT_MIN_PENCE = 100;
/** Unless the operator sets GIFT_MAX_PENCE. */
export const GIFT_MAX_PENCE = 500_000;

export interface GiftPreset {
  readonly amountPence: number;
  readonly every: GiftKind;
}

/** £5 one-time, £25 one-time, £10 monthly. */
export const GIFT_PRESETS: readonly GiftPreset[] = [
  { amountPence: 500, every: 'once' },
  { amountPence: 2_500, every: 'once' },
  { amountPence: 1_000, every: 'month' },
];
