import type { DonationState } from '@waymark/contracts-account';
import type Stripe from 'stripe';

/** Stripe's state of a payment, in our terms. */
export interface PaymentFacts {
  state: DonationState;
  amountPence: number;
  refundedPence: number;
  chargeId: string | null;
  receivedAt: Date | null;
  /** Stripe's code for the last failure. */
  failure: string | null;
}

const seconds = (time: number) => new Date(time * 1000);

/** A dispute that ended in our favour no longer counts. */
const isOver = ({ status }: Stripe.Dispute) =>
  status === 'won' || status === 'warning_closed' || status === 'prevented';

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null;

/** Checks whether its disputes must be queried too. */
export const isDisputed = (intent: Stripe.PaymentIntent): boolean => chargeOf(intent)?.disputed === true;

/** Maps a payment to our facts. The latest charge of `intent` must be expanded. */
export function factsOf(intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]): PaymentFacts {
  const charge = chargeOf(intent);
  const isPaid = intent.status === 'succeeded';
  const refundedPence = isPaid ? (charge?.amount_refunded ?? 0) : 0;
  const { last_payment_error: error } = intent;
  return {
    state: isPaid ? paidState(intent.amount, refundedPence, disputes) : unpaidState(intent),
    amountPence: intent.amount,
    refundedPence,
    chargeId: charge?.id ?? null,
    receivedAt: isPaid ? seconds(charge?.created ?? intent.created) : null,
    failure: isPaid ? null : (error?.decline_code ?? error?.code ?? null),
  };
}

function paidState(amount: number, refunded: number, disputes: readonly Stripe.Dispute[]): DonationState {
  if (disputes.some((dispute) => !isOver(dispute))) return 'disputed';
  return refunded >= amount ? 'refunded' : 'received';
}

function unpaidState({ status, last_payment_error: error }: Stripe.PaymentIntent): DonationState {
  if (status === 'canceled') return 'cancelled';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  return error && status === 'requires_payment_method' ? 'failed' : 'started';
}
