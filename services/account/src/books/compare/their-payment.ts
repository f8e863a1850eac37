import type Stripe from 'stripe';

/** `open`: neither paid nor given up. */
type TheirState = 'received' | 'refunded' | 'cancelled' | 'open';

/** A payment as Stripe has it, in the words of the books. */
export interface TheirPayment {
  /** Of the payment; of the charge where that has no payment. */
  stripeId: string;
  state: TheirState;
  /** Somebody asked their bank for the money back; how that ended is told by the dispute alone. */
  isDisputed: boolean;
  amountPence: number;
  refundedPence: number;
}

/** With `latest_charge` expanded. */
export function paymentOf(intent: Stripe.PaymentIntent): TheirPayment {
  if (intent.status === 'succeeded') {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    return { ...moneyOf(charge), stripeId: intent.id, amountPence: intent.amount_received };
  }
  const state = intent.status === 'canceled' ? 'cancelled' : 'open';
  return { stripeId: intent.id, state, isDisputed: false, amountPence: intent.amount, refundedPence: 0 };
}

/** A charge that was made without a payment, so not by this site. */
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

/** Stripe gives an object or its name. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);
