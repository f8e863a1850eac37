import type Stripe from 'stripe';
import { StripeProblem, unexpected } from '../http/stripe-problem';
import { idOf } from '../store/ids';
import type { World } from '../world';
import { charge } from './charges';
import { openDispute } from './disputes';
import { attach } from './payment-methods';
import { type Behaviour, type Decline, DECLINES } from './test-cards';

interface Confirmation {
  method: Stripe.PaymentMethod;
  /** The card's owner is away and cannot authenticate. */
  isOffSession?: boolean;
  isAuthenticated?: boolean;
  returnUrl?: string | undefined;
}

const OPEN: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

const NEEDS_OWNER: Decline = {
  code: 'card_declined',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const isDecline = (behaviour: Behaviour): behaviour is keyof typeof DECLINES => behaviour in DECLINES;

/** Returns null when the bank accepts. */
function declineOf(behaviour: Behaviour, intent: Stripe.PaymentIntent, isOffSession: boolean): Decline | null {
  if (isDecline(behaviour)) return DECLINES[behaviour];
  if (behaviour === 'authenticatesAlways' && isOffSession) return NEEDS_OWNER;
  // The first payment of a subscription saves the card and succeeds. A single payment has no later one, so it fails
  // here.
  if (behaviour === 'failsLater' && (isOffSession || intent.setup_future_usage === null)) return DECLINES.generic;
  return null;
}

/**
 * Tries to charge the card. The result is a charge, a wait for authentication, or a card error that is thrown and
 * stored.
 */
export function confirm(world: World, intent: Stripe.PaymentIntent, how: Confirmation): Stripe.PaymentIntent {
  const { method, isOffSession = false, isAuthenticated = false, returnUrl } = how;
  if (!OPEN.includes(intent.status))
    throw unexpected(
      'payment_intent_unexpected_state',
      `This PaymentIntent's status is ${intent.status}: it cannot be confirmed.`,
      { payment_intent: intent },
    );
  const behaviour = world.store.get('local.card', method.id)?.behaviour ?? 'pays';
  const asks = behaviour === 'authenticates' || behaviour === 'authenticatesAlways';
  const chosen = { ...intent, payment_method: method.id };
  if (asks && !isOffSession && !isAuthenticated) return askOwner(world, chosen, returnUrl);
  const decline = declineOf(behaviour, chosen, isOffSession);
  if (decline) throw declined(world, chosen, method, decline);
  const customer = idOf(chosen.customer);
  if (customer && chosen.setup_future_usage !== null) attach(world, method, customer);
  const paid = charge(world, chosen, method, null);
  const done = world.store.put({
    ...chosen,
    amount_received: chosen.amount,
    last_payment_error: null,
    latest_charge: paid.id,
    next_action: null,
    status: 'succeeded' as const,
  });
  world.emit('payment_intent.succeeded', done);
  world.afterPayment(done);
  if (behaviour === 'isDisputed') openDispute(world, paid.id, 'fraudulent');
  return done;
}

function askOwner(world: World, intent: Stripe.PaymentIntent, returnUrl: string | undefined): Stripe.PaymentIntent {
  if (returnUrl !== undefined) world.store.put({ object: 'local.return', id: intent.id, url: returnUrl });
  const url = `${world.origin()}/_page/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  const asked = world.store.put({
    ...intent,
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } },
    status: 'requires_action' as const,
  });
  world.emit('payment_intent.requires_action', asked);
  return asked;
}

function declined(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, decline: Decline) {
  const failed = charge(world, intent, method, decline);
  const error = {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    message: decline.message,
    charge: failed.id,
    payment_method: method,
  } as const;
  const open = refuse(world, { ...intent, latest_charge: failed.id }, error);
  return new StripeProblem(402, { ...error, payment_intent: open }, true);
}

/** Afterwards the intent waits for another card. */
function refuse(
  world: World,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const open = world.store.put({
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method' as const,
  });
  world.emit('payment_intent.payment_failed', open);
  world.afterFailure(open);
  return open;
}

/** Handles the owner's answer to the bank. Throws a card error when the bank declines in spite of it. */
export function authenticated(world: World, intent: Stripe.PaymentIntent, hasPassed: boolean): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') return intent;
  const method = world.need('payment_method', idOf(intent.payment_method) ?? '');
  if (hasPassed) return confirm(world, intent, { method, isAuthenticated: true });
  return refuse(world, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Choose a different payment method and try again.',
    payment_method: method,
  });
}
