import type Stripe from 'stripe';
import { listPage } from '../http/list-page';
import type { Params } from '../http/params';
import type { Asked } from '../http/route';
import { badParam, missing, unexpected } from '../http/stripe-problem';
import { idOf, newId } from '../store/ids';
import type { World } from '../world';
import { book } from './balance';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function chargeAsked(world: World, params: Params): Stripe.Charge {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  if (charge !== undefined) return world.need('charge', charge, 'charge');
  if (intent === undefined) throw missing('payment_intent');
  const latest = idOf(world.need('payment_intent', intent, 'payment_intent').latest_charge);
  const found = latest === null ? undefined : world.store.get('charge', latest);
  if (!found?.paid)
    throw unexpected('payment_intent_unexpected_state', `This PaymentIntent (${intent}) has no successful charge.`, {
      param: 'payment_intent',
    });
  return found;
}

/** Returns the requested part of the charge, or what is left of it. */
function sumAsked(params: Params, charge: Stripe.Charge): number {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed) throw unexpected('charge_disputed', `Charge ${charge.id} has been charged back.`);
  if (left === 0) throw unexpected('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  const amount = params.integer('amount') ?? left;
  if (amount < 1) throw badParam('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (amount > left) throw badParam('amount', `Refund amount (${amount}) is greater than what is left (${left}).`);
  return amount;
}

export function create(world: World, { params }: Asked): Stripe.Refund {
  const charge = chargeAsked(world, params);
  if (!charge.paid) throw unexpected('charge_not_refundable', `Charge ${charge.id} was not paid.`);
  const amount = sumAsked(params, charge);
  const reason = params.oneOf('reason', REASONS) ?? null;
  const metadata = params.metadata();
  params.refuseUnknown();
  const id = newId('re');
  const booked = book(world, {
    amount: -amount,
    fee: 0,
    currency: charge.currency,
    source: id,
    type: 'refund',
    reporting_category: 'refund',
  });
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: booked.id,
    charge: charge.id,
    created: world.time(),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    metadata,
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.store.put(refund);
  const refunded = charge.amount_refunded + amount;
  const changed = world.store.put({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  world.emit('refund.created', refund);
  world.emit('charge.refunded', changed);
  return refund;
}

export function update(world: World, { params, id }: Asked): Stripe.Refund {
  const before = world.need('refund', id);
  const changed = { ...before, metadata: params.metadata(before.metadata ?? {}) };
  params.refuseUnknown();
  world.store.put(changed);
  world.emit('refund.updated', changed);
  return changed;
}

export function list(world: World, { params }: Asked) {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  const wanted = world.store
    .all('refund')
    .filter((one) => !charge || idOf(one.charge) === charge)
    .filter((one) => !intent || idOf(one.payment_intent) === intent);
  const page = listPage('/v1/refunds', params, wanted);
  params.refuseUnknown();
  return page;
}

export function listDisputes(world: World, { params }: Asked) {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  const wanted = world.store
    .all('dispute')
    .filter((one) => !charge || idOf(one.charge) === charge)
    .filter((one) => !intent || idOf(one.payment_intent) === intent);
  const page = listPage('/v1/disputes', params, wanted);
  params.refuseUnknown();
  return page;
}
