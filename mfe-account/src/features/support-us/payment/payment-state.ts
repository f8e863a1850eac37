import type { Stripe, StripeError } from '@stripe/stripe-js';

/** Documented messages, word for word. */
export interface PaymentProblem {
  title: string;
  words: string;
  /** What is true of the money, and what to do. */
  next: string;
}

const NOT_TAKEN = 'No money was taken. You can try again, with the same card or another one.';

/** `unknown`: the connection was lost on the way, and nobody here can ask what became of it. */
const WORDS = {
  payment: {
    failed: 'Payment Failed',
    error: 'Payment Error',
    unknown: 'The connection was lost, and we do not know yet whether your gift was made.',
    then: 'Press the button again once you are connected. We will not charge you twice for the same gift.',
  },
  card: {
    failed: 'The card was not saved',
    error: 'The card was not saved',
    unknown: 'The connection was lost, and we do not know yet whether your card was saved.',
    then: 'Press the button again once you are connected.',
  },
} as const;

/** What a secret is of: a payment, or a card that is kept for payments to come. */
export const kindOf = (clientSecret: string): keyof typeof WORDS =>
  clientSecret.startsWith('seti_') ? 'card' : 'payment';

export const unexpected = (kind: keyof typeof WORDS): PaymentProblem => ({
  title: WORDS[kind].error,
  words: 'An unexpected error occurred',
  next: NOT_TAKEN,
});

const TOLD = new Set<StripeError['type']>(['card_error', 'validation_error']);

/** The giver's bank asked them and was not convinced. It has no type of its own: this code tells it from an error of ours. */
const NOT_AUTHENTICATED = /^(payment|setup)_intent_authentication_failure$/;

/**
 * What the provider says to the giver is repeated; what it says to programmers is not. `isMade` null: it answered neither
 * what was asked nor the question after it.
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

/** Whether it was made already: in another tab, or before an answer was lost. Null: the provider cannot be asked. */
export async function isMadeAlready(stripe: Stripe, clientSecret: string): Promise<boolean | null> {
  try {
    if (kindOf(clientSecret) === 'card')
      return isOver((await stripe.retrieveSetupIntent(clientSecret)).setupIntent?.status);
    return isOver((await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status);
  } catch {
    return null;
  }
}

/** A secret begins with the id of what it is of. */
export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
