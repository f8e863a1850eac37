import type Stripe from 'stripe';
import { newId } from '../store/ids';
import type { World } from '../world';
import { nextPeriodEnd } from './months';
import { newItem } from './new-item';

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
