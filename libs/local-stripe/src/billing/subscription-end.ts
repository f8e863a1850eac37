import type Stripe from 'stripe';
import { idOf } from '../store/ids';
import type { World } from '../world';
import { voidInvoice } from './invoicing';

type Reason = 'cancellation_requested' | 'payment_failed';

/** Cancels immediately. An unpaid invoice can no longer be paid either. */
export function cancelSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason = 'cancellation_requested',
): Stripe.Subscription {
  const wasIncomplete = subscription.status === 'incomplete';
  const latest = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  if (latest?.status === 'open') {
    if (wasIncomplete) voidInvoice(world, latest);
    else world.store.put({ ...latest, auto_advance: false, next_payment_attempt: null });
  }
  const ended = world.store.put({
    ...subscription,
    canceled_at: subscription.canceled_at ?? world.time(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: world.time(),
    status: 'canceled' as const,
  });
  world.emit('customer.subscription.deleted', ended);
  return ended;
}

/** Ends a subscription with a first invoice that was not paid in time. */
export function expire(world: World, subscription: Stripe.Subscription): void {
  const latest = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  if (latest?.status === 'open') voidInvoice(world, latest);
  const expired = world.store.put({
    ...subscription,
    ended_at: world.time(),
    status: 'incomplete_expired' as const,
  });
  world.emit('customer.subscription.updated', expired);
}
