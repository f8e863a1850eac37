import type Stripe from 'stripe';
import { listPage } from '../http/list-page';
import type { Asked } from '../http/route';
import { missing, unexpected } from '../http/stripe-problem';
import { attach, paymentMethodById } from '../payments/payment-methods';
import { idOf } from '../store/ids';
import type { World } from '../world';
import { expire } from './subscription-end';
import { addPayment, collect, subscriptionOf, voidInvoice } from './invoicing';

export function list(world: World, { params }: Asked) {
  const customer = params.text('customer');
  const subscription = params.text('subscription');
  const status = params.text('status');
  const wanted = world.store
    .all('invoice')
    .filter((one) => !customer || idOf(one.customer) === customer)
    .filter((one) => !subscription || subscriptionOf(one) === subscription)
    .filter((one) => !status || one.status === status);
  const page = listPage('/v1/invoices', params, wanted);
  params.refuseUnknown();
  return page;
}

export function listPayments(world: World, { params }: Asked) {
  const invoice = params.text('invoice');
  const status = params.text('status');
  const payment = params.group('payment');
  payment?.oneOf('type', ['payment_intent']);
  const intent = payment?.text('payment_intent');
  const wanted = world.store
    .all('invoice_payment')
    .filter((one) => !invoice || one.invoice === invoice)
    .filter((one) => !status || one.status === status)
    .filter((one) => !intent || one.payment.payment_intent === intent);
  const page = listPage('/v1/invoice_payments', params, wanted);
  params.refuseUnknown();
  return page;
}

function openOne(world: World, id: string): Stripe.Invoice {
  const invoice = world.need('invoice', id, 'invoice');
  if (invoice.status !== 'open')
    throw unexpected('invoice_not_open', `Invoice ${id} is ${invoice.status} and not open.`);
  return invoice;
}

export function pay(world: World, { params, id }: Asked): Stripe.Invoice {
  const invoice = openOne(world, id);
  const given = params.text('payment_method');
  params.ignore('off_session');
  params.refuseUnknown();
  const subscription = world.need('subscription', subscriptionOf(invoice));
  const customer = idOf(invoice.customer) ?? '';
  const method =
    given === undefined
      ? idOf(subscription.default_payment_method)
      : attach(world, paymentMethodById(world, given), customer).id;
  if (method === null) throw missing('payment_method');
  const refused = collect(world, invoice, method);
  if (refused) throw refused;
  return world.need('invoice', id);
}

/**
 * Attaches a payment other than the invoice's own. Credits it immediately if it has succeeded, else as soon as it
 * does.
 */
export function attachPayment(world: World, { params, id }: Asked): Stripe.Invoice {
  const invoice = openOne(world, id);
  const named = params.text('payment_intent');
  params.refuseUnknown();
  if (named === undefined) throw missing('payment_intent');
  const intent = world.need('payment_intent', named, 'payment_intent');
  addPayment(world, invoice, intent.id, false);
  if (intent.status === 'succeeded') world.afterPayment(intent);
  return world.need('invoice', id);
}

export function voidAsked(world: World, { params, id }: Asked): Stripe.Invoice {
  params.refuseUnknown();
  const voided = voidInvoice(world, openOne(world, id));
  const subscription = world.need('subscription', subscriptionOf(voided));
  // No payment could start the subscription any more.
  if (subscription.status === 'incomplete') expire(world, subscription);
  return voided;
}
