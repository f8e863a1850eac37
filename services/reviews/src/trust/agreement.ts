import { LEAST_CHECKED, type OwnTrust, type TrustLevel } from '@waymark/contracts-reviews';
import { wilson } from './wilson';

/** Counted from the answers themselves. */
export interface Agreement {
  checked: number;
  agreed: number;
}

/** So sure must it be that most agree, or that most do not. */
const HIGH_FROM = 0.7;
const LOW_UNDER = 0.5;

/** The whole interval has to lie on one side: who answered little stays in the middle. */
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
