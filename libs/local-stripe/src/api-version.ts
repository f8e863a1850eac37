import Stripe from 'stripe';

/** The library's API version: objects have the shapes of its types. */
export const API_VERSION = Stripe.API_VERSION;
