import type Stripe from 'stripe';

/** `open`: neither paid nor cancelled. */
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

/** Requires an expanded `latest_charge`. */
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

/** Stripe returns an object or only its ID. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);
