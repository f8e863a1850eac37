import { FIRST_COMMENTS_HELD } from '@waymark/contracts-community';
import type { TrustLevel } from '@waymark/contracts-reviews';

/** So many first comments wait: fewer of somebody whose answers about places others confirmed, more where they corrected them. */
const FIRST_HELD: Readonly<Record<TrustLevel, number>> = {
  none: FIRST_COMMENTS_HELD,
  low: 6,
  middle: 1,
  high: 0,
};

export const firstHeld = (trust: TrustLevel | null): number => FIRST_HELD[trust ?? 'none'];
