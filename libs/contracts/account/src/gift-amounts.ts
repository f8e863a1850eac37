import type { GiftKind } from './gift-states';

/** Sums are whole pence of pounds. Here without schemas: pages need them before any of the forms. */
export const GIFT_CURRENCY = 'gbp';
export const GIFT_MIN_PENCE = 100;
/** Unless the operator sets GIFT_MAX_PENCE. */
export const GIFT_MAX_PENCE = 500_000;

export interface GiftPreset {
  readonly amountPence: number;
  readonly every: GiftKind;
}

/** S2: £5 one-time, £25 one-time, £10 monthly. */
export const GIFT_PRESETS: readonly GiftPreset[] = [
  { amountPence: 500, every: 'once' },
  { amountPence: 2_500, every: 'once' },
  { amountPence: 1_000, every: 'month' },
];
