import { defineEndpoint } from '@waymark/contracts-core';
import { begunGiftSchema, giftOutcomeQuestionSchema, giftOutcomeSchema, givingSchema, newGiftSchema } from './gift';

export const getGiving = defineEndpoint({
  name: 'getGiving',
  method: 'GET',
  path: '/api/donations',
  summary: 'Whether and how this site takes gifts, and how much has been given this month (UTC).',
  access: 'visitor',
  response: givingSchema,
  status: 200,
});

/** Charges nobody: a person pays with the secret, in Stripe's own fields. */
export const createPaymentIntent = defineEndpoint({
  name: 'createPaymentIntent',
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Starts a one-time or monthly gift. Returns the secret that the donor’s browser needs to pay at Stripe.',
  access: 'visitor',
  body: newGiftSchema,
  response: begunGiftSchema,
  status: 201,
  problems: ['gifts.not-taken', 'gifts.members-only', 'gifts.over', 'gifts.stripe-away', 'auth.too-many-tries'],
});

/** The address that one comes back to proves nothing: the page asks this. */
export const askGiftOutcome = defineEndpoint({
  name: 'askGiftOutcome',
  method: 'POST',
  path: '/api/donations/outcome',
  summary: 'The current state of a gift at Stripe, for the person who holds its secret.',
  access: 'visitor',
  body: giftOutcomeQuestionSchema,
  response: giftOutcomeSchema,
  status: 200,
  problems: ['gifts.not-taken', 'gifts.not-found', 'gifts.stripe-away', 'auth.too-many-tries'],
});

export const receiveStripeEvent = defineEndpoint({
  name: 'receiveStripeEvent',
  method: 'POST',
  path: '/api/donations/webhook',
  summary: 'Stripe calls this when something has changed, and signs the request body. We then ask Stripe what changed.',
  access: 'visitor',
  rawBody: { maxBytes: 262_144, types: ['application/json'] },
  crossSite: 'exempt',
  status: 204,
  problems: ['gifts.event-refused'],
});

export const GIFT_ENDPOINTS = [getGiving, createPaymentIntent, askGiftOutcome, receiveStripeEvent] as const;
