import Stripe from 'stripe';

const { errors } = Stripe;

/**
 * Why a question to Stripe failed. `away`: down, slow or limiting us, and the same question may succeed later. `keys`: it
 * does not know ours. `missing`: there is no such object. `refused`: it never will. Null: not Stripe's failure at all.
 */
export function faultOf(error: unknown): 'away' | 'keys' | 'missing' | 'refused' | null {
  if (!(error instanceof errors.StripeError)) return null;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) return 'keys';
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError) return 'away';
  const status = error.statusCode ?? 500;
  if (status >= 500 || status === 429 || status === 409) return 'away';
  return status === 404 ? 'missing' : 'refused';
}
