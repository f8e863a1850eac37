import { jest } from '@jest/globals';
import type { PaymentIntent, StripeConstructor, StripeError } from '@stripe/stripe-js';

interface Confirmed {
  error?: Partial<StripeError>;
}

interface FakeStripe {
  /** URLs of scripts that the page added. */
  added: string[];
  confirmed: number;
}

/** Status null: the provider cannot be reached. */
const begin = (answers: Confirmed[] = [], status: PaymentIntent['status'] | null = 'requires_payment_method') => ({
  answers,
  status,
  fake: { added: [], confirmed: 0 } as FakeStripe,
});

/** Shared between tests, because a page loads the script only once. */
let current = begin();

const fields = {
  on: (name: string, listener: () => void) => {
    if (name === 'ready') setTimeout(listener);
  },
  mount: () => undefined,
  destroy: () => undefined,
};

const stripe = () => ({
  elements: () => ({ create: () => fields }),
  retrievePaymentIntent: () =>
    Promise.resolve(
      current.status ? { paymentIntent: { status: current.status } } : { error: { type: 'api_connection_error' } },
    ),
  retrieveSetupIntent: () =>
    Promise.resolve(
      current.status ? { setupIntent: { status: current.status } } : { error: { type: 'api_connection_error' } },
    ),
  confirmSetup: () => stripe().confirmPayment(),
  confirmPayment: () => {
    current.fake.confirmed += 1;
    return Promise.resolve(current.answers.shift() ?? { paymentIntent: {} });
  },
});

/**
 * Fakes the provider's script as far as a page uses it: fields that are ready, and responses to successive
 * confirmations.
 */
export function fakeStripe(...how: Parameters<typeof begin>): FakeStripe {
  current = begin(...how);
  const { fake } = current;
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) append(node);
      else {
        fake.added.push(node.src);
        window.Stripe = stripe as unknown as StripeConstructor;
        setTimeout(() => node.onload?.(new Event('load')));
      }
    }
  });
  return fake;
}
