import Stripe from 'stripe';
import { idOf, newId } from '../store/ids';
import type { World } from '../world';
import { itemOf } from './new-subscription';

/** Returns the invoice's only line: a month of a subscription. */
function lineOf(invoice: string, subscription: Stripe.Subscription, amount: number): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: subscription.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: idOf(item.price.product) ?? '' },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(item.price.unit_amount ?? 0),
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: Stripe.Decimal.from(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** Creates an open invoice for the subscription's current month. */
export function newInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Stripe.Invoice {
  const id = newId('in');
  const item = itemOf(subscription);
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const customer = world.need('customer', idOf(subscription.customer) ?? '');
  const count = world.store.all('invoice').filter((invoice) => idOf(invoice.customer) === customer.id).length;
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Waymark',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: world.time(),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: world.time(),
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [lineOf(id, subscription, amount)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(count + 1).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: world.time(),
    period_start: world.time(),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: world.time(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
