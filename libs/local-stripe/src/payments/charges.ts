import type Stripe from 'stripe';
import { idOf, newId } from '../store/ids';
import type { World } from '../world';
import { book, feeOf } from './balance';
import type { Decline } from './test-cards';

/** Tries to charge an intent; the attempt is stored whether it succeeds or not. */
export function charge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
): Stripe.Charge {
  const id = newId('ch');
  const isPaid = decline === null;
  const booked = isPaid
    ? book(world, {
        amount: intent.amount,
        fee: feeOf(intent.amount),
        currency: intent.currency,
        source: id,
        type: 'charge',
        reporting_category: 'charge',
      })
    : null;
  const made: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: booked?.id ?? null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'WAYMARK',
    captured: isPaid,
    created: world.time(),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  world.store.put(made);
  if (isPaid) world.emit('charge.succeeded', made);
  else world.emit('charge.failed', made);
  return made;
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  const nothing = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (decline)
    return {
      ...nothing,
      network_status: 'declined_by_network',
      reason: decline.declineCode,
      risk_level: 'normal',
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    };
  return {
    ...nothing,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  };
}
