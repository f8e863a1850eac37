import type { DifferenceKind, DonationState } from '@waymark/contracts-account';
import type { TheirPayment } from './their-payment';

/** A donation in our books. */
export interface OurDonation {
  id: string;
  state: DonationState;
  amountPence: number;
  refundedPence: number;
}

/** States in which the money was received, whatever happened afterwards. */
const MONEY: ReadonlySet<DonationState> = new Set(['received', 'refunded', 'disputed']);
export const isMoney = (state: DonationState): boolean => MONEY.has(state);

/** Returns how both sides of one payment differ, or null when they agree. */
export function differenceOf(ours: OurDonation | null, theirs: TheirPayment | null): DifferenceKind | null {
  if (!theirs) return ours && isMoney(ours.state) ? 'missing-at-stripe' : null;
  const theyHaveIt = theirs.state === 'received' || theirs.state === 'refunded';
  // A full refund leaves nothing to account for.
  if (!ours) return theyHaveIt && theirs.refundedPence < theirs.amountPence ? 'missing-here' : null;
  if (!mayBe(theirs).includes(ours.state)) return 'state-differs';
  const isSame = ours.amountPence === theirs.amountPence && ours.refundedPence === theirs.refundedPence;
  return !theyHaveIt || isSame ? null : 'sum-differs';
}

function mayBe({ state, isDisputed }: TheirPayment): readonly DonationState[] {
  switch (state) {
    case 'open':
      return ['started', 'processing', 'failed'];
    case 'cancelled':
      return ['cancelled', 'failed'];
    case 'refunded':
    case 'received':
      // A won dispute still marks the charge as disputed.
      return isDisputed ? [state, 'disputed'] : [state];
  }
}
