import Stripe from 'stripe';
import type { GiftVariables } from '../../gift-config';

/** The version that stripe 23.1.0 is typed for: written out, so that an update of the library is a decision. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

type StripeConfig = Pick<GiftVariables, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'> & { STRIPE_TIMEOUT_MS: number };

/** Null without a key. */
export function createStripe(config: StripeConfig): Stripe | null {
  if (config.STRIPE_SECRET_KEY === undefined) return null;
  return new Stripe(config.STRIPE_SECRET_KEY, {
    apiVersion: STRIPE_API_VERSION,
    // The library tries again what may be tried again, with the same idempotency key.
    maxNetworkRetries: 1,
    timeout: config.STRIPE_TIMEOUT_MS,
    telemetry: false,
    ...hostOf(config.STRIPE_API_BASE),
  });
}

function hostOf(base: string | undefined) {
  if (base === undefined) return {};
  const { hostname: host, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return { host, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? ('http' as const) : ('https' as const) };
}
