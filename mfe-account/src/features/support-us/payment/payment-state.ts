import type { Stripe, StripeError } from '@stripe/stripe-js';

/** Documented messages, word for word. */
export interface PaymentProblem {
  title: string;
  words: string;
  /** Sentence about whether money was taken, and what to do. */
  next: string;
}

const NOT_TAKEN = 'No money was taken. You can try again, with the same card or another one.';

/** `unknown`: the connection was lost, and the result cannot be determined. */
const WORDS = {
  payment: {
    failed: 'Payment Failed',
    error: 'Payment Error',
    unknown: 'The connection was lost, and we do not yet know whether your gift was made.',
    then: 'Press the button again once you are connected. We will not charge you twice for the same gift.',
  },
  card: {
    failed: 'The card was not saved',
    error: 'The card was not saved',
    unknown: 'The connection was lost, and we do not yet know whether your card was saved.',
    then: 'Press the button again once you are connected.',
  },
} as const;

/** Returns what a secret belongs to: a payment, or a card saved for future payments. */
export const kindOf = (clientSecret: string): keyof typeof WORDS =>
  clientSecret.startsWith('seti_') ? 'card' : 'payment';

export const unexpected = (kind: keyof typeof WORDS): PaymentProblem => ({
  title: WORDS[kind].error,
  words: 'An unexpected error occurred',
  next: NOT_TAKEN,
});

const TOLD = new Set<StripeError['type']>(['card_error', 'validation_error']);

/**
 * The bank's authentication of the giver failed. Stripe gives this no error type of its own; the code distinguishes it
 * from our own errors.
 */
const NOT_AUTHENTICATED = /^(payment|setup)_intent_authentication_failure$/;

/**
 * Shows the provider's messages to givers, but not its messages to programmers. `isMade` null: the provider replied
 * neither
 * to the payment nor to the status request after it.
 */
export function problemOf(
  { type, code, message }: Pick<StripeError, 'type' | 'code' | 'message'>,
  isMade: boolean | null,
  kind: keyof typeof WORDS = 'payment',
): PaymentProblem {
  const { failed, error, unknown, then } = WORDS[kind];
  const isTold = TOLD.has(type) || NOT_AUTHENTICATED.test(code ?? '');
  if (isTold && message) return { title: failed, words: message, next: NOT_TAKEN };
  return isMade === null ? { title: error, words: unknown, next: then } : unexpected(kind);
}

const isOver = (status: string | undefined) => (status ? status === 'succeeded' || status === 'processing' : null);

/**
 * Checks whether it already succeeded: in another tab, or before a response was lost. Null: the provider cannot be
 * reached.
 */
export async function isMadeAlready(stripe: Stripe, clientSecret: string): Promise<boolean | null> {
  try {
    if (kindOf(clientSecret) === 'card')
      return isOver((await stripe.retrieveSetupIntent(clientSecret)).setupIntent?.status);
    return isOver((await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status);
  } catch {
    return null;
  }
}

/** Returns the ID at the start of a secret. */
export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
