import type Stripe from 'stripe';
import { StripeProblem } from '../http/stripe-problem';
import { confirm } from '../payments/confirm';
import { newIntent } from '../payments/new-intent';
import { cancelIntent } from '../payments/payment-intents';
import { idOf, newId } from '../store/ids';
import type { World } from '../world';
import { newInvoice } from './new-invoice';

/** Creates a month's invoice and the intent that pays it. */
export function issue(
  world: World,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Stripe.Invoice {
  const invoice = world.store.put(newInvoice(world, subscription, reason));
  const intent = world.store.put(
    newIntent(world, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: idOf(invoice.customer),
      description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      setup_future_usage: 'off_session',
    }),
  );
  addPayment(world, invoice, intent.id, true);
  world.emit('invoice.created', invoice);
  world.emit('invoice.finalized', invoice);
  world.emit('payment_intent.created', intent);
  return invoice;
}

/** Adds another payment that can pay the invoice. */
export function addPayment(world: World, invoice: Stripe.Invoice, intent: string, isDefault: boolean): void {
  world.store.put({
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.time(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: isDefault,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

const paymentOf = (world: World, invoice: string): Stripe.InvoicePayment | undefined =>
  world.store.all('invoice_payment').find((payment) => payment.invoice === invoice);

export const subscriptionOf = (invoice: Stripe.Invoice): string =>
  idOf(invoice.parent?.subscription_details?.subscription) ?? '';

export function intentOf(world: World, invoice: string): Stripe.PaymentIntent {
  return world.need('payment_intent', idOf(paymentOf(world, invoice)?.payment.payment_intent) ?? '');
}

/** Returns the invoice payment of this intent; most intents have none. */
export const paymentBy = (world: World, intent: string): Stripe.InvoicePayment | undefined =>
  world.store.all('invoice_payment').find((one) => one.payment.payment_intent === intent);

/** Returns the invoice that this intent pays. */
export function invoiceOf(world: World, intent: string): Stripe.Invoice | undefined {
  return world.store.get('invoice', idOf(paymentBy(world, intent)?.invoice) ?? '');
}

/** Charges the saved card while its owner is away. Returns the card error when the bank declines. */
export function collect(world: World, invoice: Stripe.Invoice, method: string): StripeProblem | null {
  const intent = intentOf(world, invoice.id);
  try {
    confirm(world, intent, { method: world.need('payment_method', method), isOffSession: true });
    return null;
  } catch (error) {
    if (error instanceof StripeProblem && error.isKept) return error;
    throw error;
  }
}

export function voidInvoice(world: World, invoice: Stripe.Invoice): Stripe.Invoice {
  const intent = intentOf(world, invoice.id);
  if (intent.status !== 'canceled') cancelIntent(world, intent, 'void_invoice');
  const voided = world.store.put({
    ...invoice,
    status: 'void' as const,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: world.time() },
  });
  world.emit('invoice.voided', voided);
  return voided;
}
