import type Stripe from 'stripe';
import { idOf } from '../store/ids';
import type { World } from '../world';
import { collect, intentOf, invoiceOf, issue, paymentBy, subscriptionOf } from './invoicing';
import { itemOf, nextPeriodEnd, withItem } from './new-subscription';
import { cancelSubscription, expire } from './subscription-end';

const DAY = 86_400;
const FIRST_INVOICE_SECONDS = 23 * 3600;
/** Days after a failed renewal; after the last try the subscription ends. */
const TRIES_AFTER_DAYS = [3, 5, 7];

/** Renews due subscriptions of the simulated Stripe (`world`), and marks their invoices paid or failed. */
export function addRenewals(world: World): void {
  world.afterPayment = (intent) => whenPaid(world, intent);
  world.afterFailure = (intent) => whenFailed(world, intent);
  world.nextDue = (until) => {
    const due = world.store
      .all('subscription')
      .flatMap((subscription) => dueOf(world, subscription))
      .filter(({ at }) => at <= until)
      .sort((one, other) => one.at - other.at);
    return due[0] ?? null;
  };
}

interface Due {
  at: number;
  act(): void;
}

function dueOf(world: World, subscription: Stripe.Subscription): Due[] {
  const { status } = subscription;
  if (status === 'incomplete')
    return [{ at: subscription.created + FIRST_INVOICE_SECONDS, act: () => expire(world, subscription) }];
  if (status !== 'active' && status !== 'past_due') return [];
  const end = itemOf(subscription).current_period_end;
  const renewal = subscription.cancel_at_period_end
    ? { at: end, act: () => void cancelSubscription(world, subscription) }
    : { at: end, act: () => renew(world, subscription) };
  const latest = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  const again = latest?.status === 'open' ? latest.next_payment_attempt : null;
  if (!latest || again === null) return [renewal];
  return [renewal, { at: again, act: () => tryAgain(world, subscription, latest) }];
}

const methodOf = (world: World, subscription: Stripe.Subscription): string | null =>
  idOf(subscription.default_payment_method) ??
  idOf(world.store.get('customer', idOf(subscription.customer) ?? '')?.invoice_settings.default_payment_method ?? null);

function renew(world: World, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const moved = withItem(subscription, {
    ...item,
    current_period_start: start,
    current_period_end: nextPeriodEnd(subscription.billing_cycle_anchor, start),
  });
  const invoice = issue(world, moved, 'subscription_cycle');
  const renewed = world.store.put({ ...moved, latest_invoice: invoice.id });
  world.emit('customer.subscription.updated', renewed);
  const method = methodOf(world, renewed);
  if (method === null) whenFailed(world, intentOf(world, invoice.id));
  else collect(world, invoice, method);
}

function tryAgain(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const method = methodOf(world, subscription);
  if (method === null) void cancelSubscription(world, subscription, 'payment_failed');
  else collect(world, invoice, method);
}

function whenPaid(world: World, intent: Stripe.PaymentIntent): void {
  const invoice = invoiceOf(world, intent.id);
  const payment = paymentBy(world, intent.id);
  if (!invoice || !payment) return;
  const paid = world.store.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid' as const,
    status_transitions: { ...invoice.status_transitions, paid_at: world.time() },
  });
  const settled = world.store.put({
    ...payment,
    amount_paid: invoice.amount_due,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: world.time() },
  });
  world.emit('invoice_payment.paid', settled);
  world.emit('invoice.paid', paid);
  world.emit('invoice.payment_succeeded', paid);
  const before = world.need('subscription', subscriptionOf(invoice));
  if (before.ended_at !== null) return;
  const isSaved = before.payment_settings?.save_default_payment_method === 'on_subscription';
  const active = world.store.put({
    ...before,
    default_payment_method: isSaved ? idOf(intent.payment_method) : before.default_payment_method,
    status: 'active' as const,
  });
  world.emit('customer.subscription.updated', active);
}

function whenFailed(world: World, intent: Stripe.PaymentIntent): void {
  const invoice = invoiceOf(world, intent.id);
  if (!invoice) return;
  const tries = invoice.attempt_count;
  const wait = invoice.billing_reason === 'subscription_cycle' ? TRIES_AFTER_DAYS[tries] : undefined;
  const failed = world.store.put({
    ...invoice,
    attempt_count: tries + 1,
    attempted: true,
    next_payment_attempt: wait === undefined ? null : world.time() + wait * DAY,
  });
  world.emit('invoice.payment_failed', failed);
  const before = world.need('subscription', subscriptionOf(invoice));
  if (before.ended_at !== null || before.status === 'incomplete') return;
  if (wait === undefined) return void cancelSubscription(world, before, 'payment_failed');
  const late = world.store.put({ ...before, status: 'past_due' as const });
  world.emit('customer.subscription.updated', late);
}
