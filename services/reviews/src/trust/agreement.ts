import { LEAST_CHECKED, type OwnTrust, type TrustLevel } from '@waymark/contracts-reviews';

/** The z-value of the normal distribution for 95 %. */
const Z = 1.959964;

/**
 * Returns the Wilson score interval of a share, 0 to 1. Unlike the usual interval, it is reliable for few answers and
 * for all or none.
 */
export function wilson(agreed: number, checked: number): { low: number; high: number } {
  if (checked === 0) return { low: 0, high: 1 };
  const share = agreed / checked;
  const middle = share + Z ** 2 / (2 * checked);
  const half = Z * Math.sqrt((share * (1 - share)) / checked + Z ** 2 / (4 * checked ** 2));
  const whole = 1 + Z ** 2 / checked;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** Counts of a member's answers. */
export interface Agreement {
  checked: number;
  agreed: number;
}

/** The limits of the interval from which most agree, or most do not. */
const HIGH_FROM = 0.7;
const LOW_UNDER = 0.5;

/**
 * Returns the level. The whole interval must be on one side of a limit, so members with few answers stay in the
 * middle.
 */
export function trustLevel({ checked, agreed }: Agreement): TrustLevel {
  if (checked < LEAST_CHECKED) return 'none';
  const { low, high } = wilson(agreed, checked);
  if (low >= HIGH_FROM) return 'high';
  return high < LOW_UNDER ? 'low' : 'middle';
}

export function toOwnTrust({ checked, agreed }: Agreement): OwnTrust {
  if (checked < LEAST_CHECKED) return { checked, agreement: null };
  const { low, high } = wilson(agreed, checked);
  return { checked, agreement: { agreed, low: Math.round(low * 100), high: Math.round(high * 100) } };
}
