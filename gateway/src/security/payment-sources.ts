const STRIPE = 'https://js.stripe.com';

/** What the document of a page that takes payments lets in beside what every page does. */
export interface PaymentSources {
  /** Scripts that a script of the page may add; `'strict-dynamic'` passes them, the shell's Trusted Types policy looks at their origin. */
  script: string;
  frame: string;
  connect: string;
}

/**
 * Stripe names these hosts in its security guide: fields and wallets stand in frames of js.stripe.com, a bank's question in
 * one of hooks.stripe.com. A local Stripe is one origin for all of it.
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

/** Headers of that document in place of everybody's. An address that one comes back to holds a payment's secret: nobody learns more than the origin. */
export const paymentHeaders = ({ script }: PaymentSources): Record<string, string> => ({
  'permissions-policy': `geolocation=(self), camera=(), microphone=(), payment=(self "${script}"), usb=()`,
  'referrer-policy': 'strict-origin',
  'cache-control': 'no-store',
});
