import type { DifferenceKind, GiftState } from '@waymark/contracts-account';
import type { TheirPayment } from './their-payment';

/** A gift as our books have it. */
export interface OurGift {
  id: string;
  state: GiftState;
  amountPence: number;
  refundedPence: number;
}

/** States in which the money has come, whatever became of it. */
const MONEY: ReadonlySet<GiftState> = new Set(['received', 'refunded', 'disputed']);
export const isMoney = (state: GiftState): boolean => MONEY.has(state);

/** How both sides of one payment disagree; null when they do not. */
export function differenceOf(ours: OurGift | null, theirs: TheirPayment | null): DifferenceKind | null {
  if (!theirs) return ours && isMoney(ours.state) ? 'missing-at-stripe' : null;
  const theyHaveIt = theirs.state === 'received' || theirs.state === 'refunded';
  // What was given back to the last penny leaves nothing to account for.
  if (!ours) return theyHaveIt && theirs.refundedPence < theirs.amountPence ? 'missing-here' : null;
  if (!mayBe(theirs).includes(ours.state)) return 'state-differs';
  const isSame = ours.amountPence === theirs.amountPence && ours.refundedPence === theirs.refundedPence;
  return !theyHaveIt || isSame ? null : 'sum-differs';
}

function mayBe({ state, isDisputed }: TheirPayment): readonly GiftState[] {
  switch (state) {
    case 'open':
      return ['started', 'processing', 'failed'];
    case 'cancelled':
      return ['cancelled', 'failed'];
    case 'refunded':
    case 'received':
      // A dispute that was won leaves its mark on the charge for good.
      return isDisputed ? [state, 'disputed'] : [state];
  }
}
