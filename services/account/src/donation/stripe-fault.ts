import Stripe from 'stripe';

const { errors } = Stripe;

/**
 * Returns why a request to Stripe failed. `away`: down, slow or limiting us; a retry may succeed. `keys`: Stripe
 * rejects ours. `missing`: no such object. `refused`: a retry cannot succeed. Null: not Stripe's failure.
 */
export function faultOf(error: unknown): 'away' | 'keys' | 'missing' | 'refused' | null {
  if (!(error instanceof errors.StripeError)) return null;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) return 'keys';
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError) return 'away';
  const status = error.statusCode ?? 500;
  if (status >= 500 || status === 429 || status === 409) return 'away';
  return status === 404 ? 'missing' : 'refused';
}
