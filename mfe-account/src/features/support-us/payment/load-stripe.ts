import type { StripeConstructor } from '@stripe/stripe-js';

let loading: Promise<StripeConstructor> | null = null;

/**
 * The payment provider's script, once a page load and only when asked for. It comes from its own address each time, as the
 * provider wants it: a copy of ours would miss what they mend. The document's policy decides whether it may be added.
 */
export function loadStripe(address: string): Promise<StripeConstructor> {
  loading ??= added(address).catch((error: unknown) => {
    // The next try asks again.
    loading = null;
    throw error;
  });
  return loading;
}

function added(address: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The payment script did not load.'));
    };
    script.onload = () => (window.Stripe ? resolve(window.Stripe) : fail());
    script.onerror = fail;
    script.src = address;
    document.head.append(script);
  });
}
