import type Stripe from 'stripe';
import { newId } from '../store/ids';
import type { World } from '../world';
import { newItem } from './new-item';

/** Returns the time in seconds, `months` after a moment; the 31st becomes the last day of a shorter month. */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  moved.setUTCDate(Math.min(from.getUTCDate(), last));
  return moved.getTime() / 1000;
}

/**
 * Returns the end of the period that starts here. Counts from the anchor, so a short month does not shift later ones.
 */
export function nextPeriodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}

interface Given {
  customer: string;
  price: Stripe.Price;
  quantity: number;
  metadata: Stripe.Metadata;
  description: string | null;
  defaultPaymentMethod: string | null;
  savesPaymentMethod: boolean;
}

/** Returns a subscription that is incomplete until its first invoice is paid. */
export function newSubscription(world: World, given: Given): Stripe.Subscription {
  const id = newId('sub');
  const start = world.time();
  const item = newItem(id, given.price, given.quantity, { start, end: nextPeriodEnd(start, start) });
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: given.price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: given.savesPaymentMethod ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}

/** Returns the only line; there is always one. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no line.`);
  return item;
}

export const withItem = (subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Stripe.Subscription => ({
  ...subscription,
  items: { ...subscription.items, data: [item] },
});
