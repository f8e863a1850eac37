import { defineEndpoint, pageQuerySchema } from '@waymark/contracts-core';
import { z } from 'zod';
import {
  begunCardSchema,
  begunDonationSchema,
  cardOutcomeSchema,
  cardQuestionSchema,
  donationOutcomeQuestionSchema,
  donationOutcomeSchema,
  givingSchema,
  newDonationSchema,
} from './donation';
import {
  donationLinkOnlySchema,
  donationLinkSchema,
  linkedChangeSchema,
  monthlyChangeSchema,
  ownDonationsSchema,
  ownMonthlyDonationSchema,
} from './my-donations';

export const getGiving = defineEndpoint({
  name: 'getGiving',
  method: 'GET',
  path: '/api/donations',
  summary: 'Whether and how this site takes gifts, and how much has been given this month (UTC).',
  access: 'visitor',
  response: givingSchema,
  status: 200,
});

/** Starts a payment without charging anything: the giver pays in Stripe's own fields with the secret. */
export const createPaymentIntent = defineEndpoint({
  name: 'createPaymentIntent',
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Starts a one-time or monthly gift. Returns the secret that the donor’s browser needs to pay with Stripe.',
  access: 'visitor',
  body: newDonationSchema,
  response: begunDonationSchema,
  status: 201,
  problems: ['gifts.not-taken', 'gifts.members-only', 'gifts.over', 'gifts.stripe-away', 'auth.too-many-tries'],
});

/** The return URL proves nothing, so the page calls this endpoint. */
export const askDonationOutcome = defineEndpoint({
  name: 'askDonationOutcome',
  method: 'POST',
  path: '/api/donations/outcome',
  summary: 'A gift’s current status in Stripe, for anyone with its secret.',
  access: 'visitor',
  body: donationOutcomeQuestionSchema,
  response: donationOutcomeSchema,
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

export const DONATION_ENDPOINTS = [getGiving, createPaymentIntent, askDonationOutcome, receiveStripeEvent] as const;

const DONATIONS = '/api/donations';
const params = z.object({ id: z.uuid() });

export const listMyDonations = defineEndpoint({
  name: 'listMyDonations',
  method: 'GET',
  path: `${DONATIONS}/mine`,
  summary: 'The logged-in member’s gifts, newest first, and their monthly gifts.',
  access: 'member',
  query: pageQuerySchema,
  response: ownDonationsSchema,
  status: 200,
});

const settled = { response: ownMonthlyDonationSchema, status: 200 } as const;

export const changeMonthlyDonation = defineEndpoint({
  ...settled,
  name: 'changeMonthlyDonation',
  method: 'PUT',
  path: `${DONATIONS}/monthly/:id`,
  summary: 'Changes the amount, starting next month.',
  access: 'member',
  params,
  body: monthlyChangeSchema,
  problems: ['gifts.no-such-monthly', 'gifts.monthly-stopped', 'gifts.change-noted'],
});

export const stopMonthlyDonation = defineEndpoint({
  ...settled,
  name: 'stopMonthlyDonation',
  method: 'POST',
  path: `${DONATIONS}/monthly/:id/stop`,
  summary:
    'Stops a monthly gift at once and confirms it by email. Stopping one that has already stopped changes nothing.',
  access: 'member',
  params,
  problems: ['gifts.no-such-monthly', 'gifts.stop-noted'],
});

export const readLinkedDonations = defineEndpoint({
  name: 'readLinkedDonations',
  method: 'POST',
  path: `${DONATIONS}/by-link`,
  summary: 'A visitor’s monthly gift, using the token from their email. This is a POST to keep the token out of URLs.',
  access: 'visitor',
  body: donationLinkSchema,
  response: ownDonationsSchema,
  status: 200,
  problems: ['gifts.link-unknown', 'auth.too-many-tries'],
});

export const changeLinkedDonation = defineEndpoint({
  ...settled,
  name: 'changeLinkedDonation',
  method: 'POST',
  path: `${DONATIONS}/by-link/change`,
  summary: 'Changes the amount, starting next month, using the token from the email.',
  access: 'visitor',
  body: linkedChangeSchema,
  problems: ['gifts.link-unknown', 'gifts.monthly-stopped', 'gifts.change-noted', 'auth.too-many-tries'],
});

export const stopLinkedDonation = defineEndpoint({
  ...settled,
  name: 'stopLinkedDonation',
  method: 'POST',
  path: `${DONATIONS}/by-link/stop`,
  summary:
    'Stops the monthly gift at once, using the token from the email. Stopping one that has already stopped changes nothing.',
  access: 'visitor',
  body: donationLinkOnlySchema,
  problems: ['gifts.link-unknown', 'gifts.stop-noted', 'auth.too-many-tries'],
});

const card = { response: begunCardSchema, status: 201 } as const;
const CARD_PROBLEMS = ['gifts.not-taken', 'gifts.monthly-stopped', 'gifts.stripe-away', 'auth.too-many-tries'] as const;

/** Starts a card change without charging anything: the giver enters the card in Stripe's own fields with the secret. */
export const beginNewCard = defineEndpoint({
  ...card,
  name: 'beginNewCard',
  method: 'POST',
  path: `${DONATIONS}/monthly/:id/card`,
  summary:
    'Starts replacing the card for a monthly gift. Returns the secret that the donor’s browser needs to enter the card with Stripe.',
  access: 'member',
  params,
  problems: ['gifts.no-such-monthly', ...CARD_PROBLEMS],
});

export const beginLinkedCard = defineEndpoint({
  ...card,
  name: 'beginLinkedCard',
  method: 'POST',
  path: `${DONATIONS}/by-link/card`,
  summary: 'Starts replacing the card for a monthly gift, using the token from the email.',
  access: 'visitor',
  body: donationLinkOnlySchema,
  problems: ['gifts.link-unknown', ...CARD_PROBLEMS],
});

/** The page asks the server for the outcome because, as with a payment, the return URL proves nothing. */
export const askCardOutcome = defineEndpoint({
  name: 'askCardOutcome',
  method: 'POST',
  path: `${DONATIONS}/card-outcome`,
  summary: 'A new card’s current status in Stripe, for anyone with its secret.',
  access: 'visitor',
  body: cardQuestionSchema,
  response: cardOutcomeSchema,
  status: 200,
  problems: ['gifts.not-taken', 'gifts.not-found', 'gifts.stripe-away', 'auth.too-many-tries'],
});

export const MY_DONATIONS_ENDPOINTS = [
  listMyDonations,
  changeMonthlyDonation,
  stopMonthlyDonation,
  readLinkedDonations,
  changeLinkedDonation,
  stopLinkedDonation,
  beginNewCard,
  beginLinkedCard,
  askCardOutcome,
] as const;
