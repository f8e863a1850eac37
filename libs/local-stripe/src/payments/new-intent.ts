import type Stripe from 'stripe';
import { newId, newSecret } from '../store/ids';
import type { World } from '../world';

type Given = Pick<Stripe.PaymentIntent, 'amount' | 'currency'> &
  Partial<
    Pick<
      Stripe.PaymentIntent,
      | 'automatic_payment_methods'
      | 'customer'
      | 'description'
      | 'metadata'
      | 'receipt_email'
      | 'setup_future_usage'
      | 'statement_descriptor_suffix'
    >
  >;

/** Returns an intent that waits for a card. */
export function newIntent(world: World, given: Given): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.automatic_payment_methods ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newSecret(id),
    confirmation_method: 'automatic',
    created: world.time(),
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receipt_email ?? null,
    review: null,
    setup_future_usage: given.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
