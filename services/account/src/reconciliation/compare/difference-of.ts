import type { DifferenceKind, DonationState } from '@waymark/contracts-account';
import type Stripe from 'stripe';

/** State of a payment in Stripe; `open` is neither paid nor cancelled. */
type TheirState = 'received' | 'refunded' | 'cancelled' | 'open';

/** A payment at Stripe, in the terms of our books. */
export interface TheirPayment {
  /** ID of the payment, or of the charge when it has none. */
  stripeId: string;
  state: TheirState;
  /** The donor asked their bank for the money back (a dispute); only the dispute itself shows the outcome. */
  isDisputed: boolean;
  amountPence: number;
  refundedPence: number;
}

/** Maps a payment; its `latest_charge` must be expanded. */
export function paymentOf(intent: Stripe.PaymentIntent): TheirPayment {
  if (intent.status === 'succeeded') {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    return { ...moneyOf(charge), stripeId: intent.id, amountPence: intent.amount_received };
  }
  const state = intent.status === 'canceled' ? 'cancelled' : 'open';
  return { stripeId: intent.id, state, isDisputed: false, amountPence: intent.amount, refundedPence: 0 };
}

/** Converts a charge without a payment, which therefore did not come from this site. */
export function loneChargeOf(charge: Stripe.Charge): TheirPayment {
  if (!charge.paid || !charge.captured)
    return { stripeId: charge.id, state: 'open', isDisputed: false, amountPence: charge.amount, refundedPence: 0 };
  return { ...moneyOf(charge), stripeId: charge.id, amountPence: charge.amount_captured };
}

function moneyOf(charge: Stripe.Charge | null): Pick<TheirPayment, 'state' | 'isDisputed' | 'refundedPence'> {
  return {
    state: charge?.refunded ? 'refunded' : 'received',
    isDisputed: charge?.disputed ?? false,
    refundedPence: charge?.amount_refunded ?? 0,
  };
}

/** Returns the ID of a reference: Stripe returns an object or only its ID. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

/** A donation in our records. */
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
