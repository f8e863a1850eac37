/** The state of a donation, as Stripe last reported it. */
export const DONATION_STATES = [
  'started',
  'processing',
  'received',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
] as const;
export type DonationState = (typeof DONATION_STATES)[number];

export const DONATION_KINDS = ['once', 'month'] as const;
export type DonationKind = (typeof DONATION_KINDS)[number];

/** `late`: the last renewal failed, and Stripe will try again. */
export const MONTHLY_STATES = ['started', 'active', 'late', 'stopped'] as const;
export type MonthlyState = (typeof MONTHLY_STATES)[number];

/** Amounts are whole pence (GBP). No schemas in this file: pages need the amounts before they load any form. */
export const DONATION_CURRENCY = 'gbp';
export const DONATION_MIN_PENCE = 100;
/** The default; GIFT_MAX_PENCE overrides it. */
export const DONATION_MAX_PENCE = 500_000;

export interface DonationPreset {
  readonly amountPence: number;
  readonly every: DonationKind;
}

/** Suggested amounts: £5 one-time, £25 one-time, £10 monthly. */
export const DONATION_PRESETS: readonly DonationPreset[] = [
  { amountPence: 500, every: 'once' },
  { amountPence: 2_500, every: 'once' },
  { amountPence: 1_000, every: 'month' },
];
