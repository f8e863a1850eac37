import type Stripe from 'stripe';
import type { Asked } from '../http/route';
import { missing, StripeProblem, unexpected } from '../http/stripe-problem';
import { idOf, newId, newSecret } from '../store/ids';
import type { World } from '../world';
import { attach, paymentMethodOf } from './payment-methods';
import { type Behaviour, DECLINES } from './test-cards';

const REASONS = ['abandoned', 'duplicate', 'requested_by_customer'] as const;

/** Creates an intent that saves a card for later payments and charges nothing now. */
export function create(world: World, { params }: Asked): Stripe.SetupIntent {
  const id = newId('seti');
  const automatic = params.group('automatic_payment_methods');
  const isAutomatic = automatic?.flag('enabled') ?? true;
  const customer = params.text('customer');
  const usage = params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session';
  const metadata = params.metadata();
  params.refuseUnknown();
  const made: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: automatic ? { enabled: isAutomatic } : null,
    cancellation_reason: null,
    client_secret: newSecret(id),
    created: world.time(),
    customer: customer === undefined ? null : world.needCustomer(customer).id,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage,
  };
  world.store.put(made);
  world.emit('setup_intent.created', made);
  return made;
}

export function confirmAsked(world: World, { params, id, isPage }: Asked): Stripe.SetupIntent {
  const setup = world.need('setup_intent', id, 'intent');
  const returnUrl = params.text('return_url');
  params.ignore('client_secret', 'use_stripe_sdk');
  const method = paymentMethodOf(world, params, isPage);
  params.refuseUnknown();
  if (!method) throw missing('payment_method');
  return confirmSetup(world, setup, method, returnUrl);
}

/** The card is saved, or waits for authentication, or a card error is thrown and stored. */
export function confirmSetup(
  world: World,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  returnUrl?: string,
): Stripe.SetupIntent {
  refuseOver(setup, 'confirmed');
  const behaviour: Behaviour = world.store.get('local.card', method.id)?.behaviour ?? 'pays';
  const chosen = { ...setup, payment_method: method.id };
  if (behaviour === 'authenticates' || behaviour === 'authenticatesAlways') return askOwner(world, chosen, returnUrl);
  if (!(behaviour in DECLINES)) return keep(world, chosen, method);
  const { code, declineCode, message } = DECLINES[behaviour as keyof typeof DECLINES];
  const error = { type: 'card_error', code, decline_code: declineCode, message, payment_method: method } as const;
  throw new StripeProblem(402, { ...error, setup_intent: refuse(world, chosen, error) }, true);
}

/** Handles the owner's answer to the bank. */
export function setupAuthenticated(world: World, setup: Stripe.SetupIntent, hasPassed: boolean): Stripe.SetupIntent {
  if (setup.status !== 'requires_action') return setup;
  const method = world.need('payment_method', idOf(setup.payment_method) ?? '');
  if (hasPassed) return keep(world, setup, method);
  return refuse(world, setup, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Choose a different payment method and try again.',
    payment_method: method,
  });
}

export function cancel(world: World, { params, id }: Asked): Stripe.SetupIntent {
  const setup = world.need('setup_intent', id, 'intent');
  const reason = params.oneOf('cancellation_reason', REASONS) ?? null;
  params.refuseUnknown();
  refuseOver(setup, 'canceled');
  const canceled = world.store.put({
    ...setup,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled' as const,
  });
  world.emit('setup_intent.canceled', canceled);
  return canceled;
}

function refuseOver(setup: Stripe.SetupIntent, verb: string): void {
  if (setup.status === 'succeeded' || setup.status === 'canceled')
    throw unexpected(
      'setup_intent_unexpected_state',
      `This SetupIntent's status is ${setup.status}: it cannot be ${verb}.`,
      { setup_intent: setup },
    );
}

function keep(world: World, setup: Stripe.SetupIntent, method: Stripe.PaymentMethod): Stripe.SetupIntent {
  const customer = idOf(setup.customer);
  if (customer) attach(world, method, customer);
  const done = world.store.put({
    ...setup,
    last_setup_error: null,
    next_action: null,
    status: 'succeeded' as const,
  });
  world.emit('setup_intent.succeeded', done);
  return done;
}

function askOwner(world: World, setup: Stripe.SetupIntent, returnUrl: string | undefined): Stripe.SetupIntent {
  if (returnUrl !== undefined) world.store.put({ object: 'local.return', id: setup.id, url: returnUrl });
  const url = `${world.origin()}/_page/authenticate/${setup.id}?client_secret=${setup.client_secret}`;
  const asked = world.store.put({
    ...setup,
    last_setup_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } },
    status: 'requires_action' as const,
  });
  world.emit('setup_intent.requires_action', asked);
  return asked;
}

function refuse(world: World, setup: Stripe.SetupIntent, error: Stripe.SetupIntent.LastSetupError): Stripe.SetupIntent {
  const open = world.store.put({
    ...setup,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method' as const,
  });
  world.emit('setup_intent.setup_failed', open);
  return open;
}
