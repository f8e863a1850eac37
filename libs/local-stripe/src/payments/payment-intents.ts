import type Stripe from 'stripe';
import type { Asked } from '../http/route';
import { listPage } from '../http/list-page';
import type { Params } from '../http/params';
import { badParam, missing, unexpected } from '../http/stripe-problem';
import { idOf } from '../store/ids';
import type { World } from '../world';
import { confirm } from './confirm';
import { newIntent } from './new-intent';
import { paymentMethodOf } from './payment-methods';

/** Stripe's minimum amounts. */
const LEAST: Record<string, number> = { gbp: 30, eur: 50, usd: 50 };
const MOST = 99_999_999;

export function amountOf(params: Params, name: string, currency: string): number {
  const amount = params.needInteger(name);
  if (amount < 1) throw badParam(name, 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  if (amount < (LEAST[currency] ?? 50))
    throw badParam(name, 'Amount must be at least the smallest sum that this currency allows.', 'amount_too_small');
  if (amount > MOST) throw badParam(name, `Amount must be no more than ${MOST}.`, 'amount_too_large');
  return amount;
}

export function currencyOf(params: Params): string {
  const currency = params.needText('currency');
  if (LEAST[currency] === undefined)
    throw badParam('currency', `Invalid currency: ${currency}. Here only ${Object.keys(LEAST).join(', ')} are known.`);
  return currency;
}

function customerOf(world: World, params: Params): string | null {
  const id = params.text('customer');
  return id === undefined ? null : world.needCustomer(id).id;
}

export function create(world: World, { params, isPage }: Asked): Stripe.PaymentIntent {
  const currency = currencyOf(params);
  const automatic = params.group('automatic_payment_methods');
  const redirects = automatic?.oneOf('allow_redirects', ['always', 'never']);
  const isAutomatic = automatic?.flag('enabled') ?? true;
  params.texts('payment_method_types');
  params.ignore('payment_method_options', 'statement_descriptor');
  const intent = newIntent(world, {
    amount: amountOf(params, 'amount', currency),
    currency,
    automatic_payment_methods: automatic
      ? { enabled: isAutomatic, ...(redirects ? { allow_redirects: redirects } : {}) }
      : null,
    customer: customerOf(world, params),
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    receipt_email: params.text('receipt_email') ?? null,
    setup_future_usage: params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? null,
    statement_descriptor_suffix: params.text('statement_descriptor_suffix') ?? null,
  });
  const isConfirmed = params.flag('confirm') ?? false;
  const isOffSession = params.flag('off_session') ?? false;
  const returnUrl = params.text('return_url');
  const method = paymentMethodOf(world, params, isPage);
  params.refuseUnknown();
  const status = method ? ('requires_confirmation' as const) : ('requires_payment_method' as const);
  const made = world.store.put({ ...intent, payment_method: method?.id ?? null, status });
  world.emit('payment_intent.created', made);
  if (!isConfirmed) return made;
  if (!method) throw missing('payment_method');
  return confirm(world, made, { method, isOffSession, returnUrl });
}

export function confirmAsked(world: World, { params, id, isPage }: Asked): Stripe.PaymentIntent {
  const intent = world.need('payment_intent', id, 'intent');
  const returnUrl = params.text('return_url');
  const isOffSession = params.flag('off_session') ?? false;
  params.ignore('client_secret', 'use_stripe_sdk', 'receipt_email');
  const given = paymentMethodOf(world, params, isPage);
  params.refuseUnknown();
  const before = idOf(intent.payment_method);
  const method = given ?? (before === null ? null : world.need('payment_method', before));
  if (!method)
    throw unexpected(
      'payment_intent_unexpected_state',
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      { payment_intent: intent },
    );
  return confirm(world, intent, { method, isOffSession, returnUrl });
}

export function update(world: World, { params, id }: Asked): Stripe.PaymentIntent {
  const intent = world.need('payment_intent', id, 'intent');
  const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
  if (isOver && params.has('amount'))
    throw unexpected(
      'payment_intent_unexpected_state',
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
      { payment_intent: intent },
    );
  const changed = {
    ...intent,
    amount: params.has('amount') ? amountOf(params, 'amount', intent.currency) : intent.amount,
    customer: customerOf(world, params) ?? intent.customer,
    description: params.has('description') ? (params.text('description') ?? null) : intent.description,
    metadata: params.metadata(intent.metadata),
    receipt_email: params.has('receipt_email') ? (params.text('receipt_email') ?? null) : intent.receipt_email,
    setup_future_usage: params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? intent.setup_future_usage,
  };
  params.ignore('description', 'receipt_email');
  params.refuseUnknown();
  return world.store.put(changed);
}

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

export function cancel(world: World, { params, id }: Asked): Stripe.PaymentIntent {
  const intent = world.need('payment_intent', id, 'intent');
  const reason = params.oneOf('cancellation_reason', REASONS) ?? null;
  params.refuseUnknown();
  if (world.store.all('invoice_payment').some(({ payment }) => payment.payment_intent === id))
    throw unexpected(
      'payment_intent_unexpected_state',
      'You cannot cancel a PaymentIntent that an invoice made: void the invoice.',
      { payment_intent: intent },
    );
  return cancelIntent(world, intent, reason);
}

export function cancelIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(
      'payment_intent_unexpected_state',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      { payment_intent: intent },
    );
  const canceled = world.store.put({
    ...intent,
    canceled_at: world.time(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled' as const,
  });
  world.emit('payment_intent.canceled', canceled);
  return canceled;
}

export function list(world: World, { params }: Asked) {
  const customer = params.text('customer');
  const wanted = world.store.all('payment_intent').filter((one) => !customer || idOf(one.customer) === customer);
  const page = listPage('/v1/payment_intents', params, wanted);
  params.refuseUnknown();
  return page;
}
