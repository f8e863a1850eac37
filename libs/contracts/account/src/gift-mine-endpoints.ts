import { z } from 'zod';
import { defineEndpoint, pageQuerySchema } from '@waymark/contracts-core';
import { begunCardSchema, cardOutcomeSchema, cardQuestionSchema } from './gift-card';
import {
  giftLinkOnlySchema,
  giftLinkSchema,
  linkedChangeSchema,
  monthlyChangeSchema,
  ownGiftsSchema,
  ownMonthlyGiftSchema,
} from './gift-mine';

const GIFTS = '/api/donations';
const params = z.object({ id: z.uuid() });

export const listMyGifts = defineEndpoint({
  name: 'listMyGifts',
  method: 'GET',
  path: `${GIFTS}/mine`,
  summary: 'What the signed-in member gave, newest first, and their monthly gifts.',
  access: 'member',
  query: pageQuerySchema,
  response: ownGiftsSchema,
  status: 200,
});

const settled = { response: ownMonthlyGiftSchema, status: 200 } as const;

export const changeMonthlyGift = defineEndpoint({
  ...settled,
  name: 'changeMonthlyGift',
  method: 'PUT',
  path: `${GIFTS}/monthly/:id`,
  summary: 'Gives another sum from the next month on.',
  access: 'member',
  params,
  body: monthlyChangeSchema,
  problems: ['gifts.no-such-monthly', 'gifts.monthly-stopped', 'gifts.change-noted'],
});

export const stopMonthlyGift = defineEndpoint({
  ...settled,
  name: 'stopMonthlyGift',
  method: 'POST',
  path: `${GIFTS}/monthly/:id/stop`,
  summary: 'Stops a monthly gift at once, and says so by mail. One that has stopped stays so.',
  access: 'member',
  params,
  problems: ['gifts.no-such-monthly', 'gifts.stop-noted'],
});

export const readLinkedGifts = defineEndpoint({
  name: 'readLinkedGifts',
  method: 'POST',
  path: `${GIFTS}/by-link`,
  summary: 'The monthly gift of a visitor, by the token of their mail. A POST, so that the token is in no address.',
  access: 'visitor',
  body: giftLinkSchema,
  response: ownGiftsSchema,
  status: 200,
  problems: ['gifts.link-unknown', 'auth.too-many-tries'],
});

export const changeLinkedGift = defineEndpoint({
  ...settled,
  name: 'changeLinkedGift',
  method: 'POST',
  path: `${GIFTS}/by-link/change`,
  summary: 'Gives another sum from the next month on, by the token of the mail.',
  access: 'visitor',
  body: linkedChangeSchema,
  problems: ['gifts.link-unknown', 'gifts.monthly-stopped', 'gifts.change-noted', 'auth.too-many-tries'],
});

export const stopLinkedGift = defineEndpoint({
  ...settled,
  name: 'stopLinkedGift',
  method: 'POST',
  path: `${GIFTS}/by-link/stop`,
  summary: 'Stops the monthly gift at once, by the token of the mail. One that has stopped stays so.',
  access: 'visitor',
  body: giftLinkOnlySchema,
  problems: ['gifts.link-unknown', 'gifts.stop-noted', 'auth.too-many-tries'],
});

const card = { response: begunCardSchema, status: 201 } as const;
const CARD_PROBLEMS = ['gifts.not-taken', 'gifts.monthly-stopped', 'gifts.stripe-away', 'auth.too-many-tries'] as const;

/** Takes nothing: a person enters the card with the secret, in Stripe's own fields. */
export const beginNewCard = defineEndpoint({
  ...card,
  name: 'beginNewCard',
  method: 'POST',
  path: `${GIFTS}/monthly/:id/card`,
  summary: 'Begins another card for a monthly gift: the secret with which the giver enters it at Stripe.',
  access: 'member',
  params,
  problems: ['gifts.no-such-monthly', ...CARD_PROBLEMS],
});

export const beginLinkedCard = defineEndpoint({
  ...card,
  name: 'beginLinkedCard',
  method: 'POST',
  path: `${GIFTS}/by-link/card`,
  summary: 'Begins another card for a monthly gift, by the token of the mail.',
  access: 'visitor',
  body: giftLinkOnlySchema,
  problems: ['gifts.link-unknown', ...CARD_PROBLEMS],
});

/** As with a payment, the address that one comes back to proves nothing. */
export const askCardOutcome = defineEndpoint({
  name: 'askCardOutcome',
  method: 'POST',
  path: `${GIFTS}/card-outcome`,
  summary: 'What has become of a new card, as Stripe says now; for whoever holds its secret.',
  access: 'visitor',
  body: cardQuestionSchema,
  response: cardOutcomeSchema,
  status: 200,
  problems: ['gifts.not-taken', 'gifts.not-found', 'gifts.stripe-away', 'auth.too-many-tries'],
});

export const GIFT_MINE_ENDPOINTS = [
  listMyGifts,
  changeMonthlyGift,
  stopMonthlyGift,
  readLinkedGifts,
  changeLinkedGift,
  stopLinkedGift,
  beginNewCard,
  beginLinkedCard,
  askCardOutcome,
] as const;
