import Stripe from 'stripe';

/** The one that the library speaks: objects have the shapes of its types. */
export const API_VERSION = Stripe.API_VERSION;
