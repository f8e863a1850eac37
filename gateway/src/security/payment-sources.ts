const STRIPE = 'https://js.stripe.com';

/** Additional sources for the document of a page that takes payments. */
export interface PaymentSources {
  /**
   * Origin of scripts that a script of the page may add. `'strict-dynamic'` allows any; the shell's Trusted Types
   * policy checks their origin.
   */
  script: string;
  frame: string;
  connect: string;
}

/**
 * Stripe's security guide names these hosts: fields and wallets use frames of js.stripe.com, and a bank's verification
 * uses one of hooks.stripe.com. A local Stripe is one origin for all of it.
 */
export function paymentSources(script: string): PaymentSources {
  const { origin } = new URL(script);
  if (origin !== STRIPE) return { script: origin, frame: origin, connect: origin };
  return {
    script: origin,
    frame: `${origin} https://*.js.stripe.com https://hooks.stripe.com`,
    connect: `${origin} https://api.stripe.com`,
  };
}

/**
 * Headers that replace the common ones on that document. The return address holds a payment's secret, so the referrer
 * is only the origin.
 */
export const paymentHeaders = ({ script }: PaymentSources): Record<string, string> => ({
  'permissions-policy': `geolocation=(self), camera=(), microphone=(), payment=(self "${script}"), usb=()`,
  'referrer-policy': 'strict-origin',
  'cache-control': 'no-store',
});
