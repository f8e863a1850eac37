import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import {
  bookYearSchema,
  booksDifferencesSchema,
  booksRunSchema,
  differencesQuerySchema,
  giftSearchSchema,
  monthTotalSchema,
  refundSchema,
  staffGiftSchema,
} from './gift-books';
import { giftReceiptSchema, receiptByLinkSchema } from './gift-mine';

const BOOKS = '/api/admin/donations';
const RECEIPTS = '/api/donations/receipts';
const params = z.object({ id: z.uuid() });

export const getGiftReceipt = defineEndpoint({
  name: 'getGiftReceipt',
  method: 'GET',
  path: `${RECEIPTS}/:id`,
  summary: 'The receipt for one of the member’s own gifts, by the gift’s ID.',
  access: 'member',
  params,
  response: giftReceiptSchema,
  status: 200,
});

export const getGiftReceiptByLink = defineEndpoint({
  name: 'getGiftReceiptByLink',
  method: 'POST',
  path: `${RECEIPTS}/by-link`,
  summary: 'The receipt for a gift, using the secret from the link in a visitor’s email.',
  access: 'visitor',
  body: receiptByLinkSchema,
  response: giftReceiptSchema,
  status: 200,
  problems: ['auth.too-many-tries'],
});

export const listGifts = defineEndpoint({
  name: 'listGifts',
  method: 'GET',
  path: BOOKS,
  summary: 'All recorded gifts, newest first.',
  access: 'admin',
  query: giftSearchSchema,
  response: z.array(staffGiftSchema),
  status: 200,
  problems: ['auth.prove-again'],
});

export const getGiftTotals = defineEndpoint({
  name: 'getGiftTotals',
  method: 'GET',
  path: `${BOOKS}/totals`,
  summary: 'The total received in each of the last 24 months, newest first.',
  access: 'admin',
  response: z.array(monthTotalSchema),
  status: 200,
  problems: ['auth.prove-again'],
});

export const exportGifts = defineEndpoint({
  name: 'exportGifts',
  method: 'GET',
  path: `${BOOKS}/export.csv`,
  summary: 'All gifts received in a year, as a CSV file.',
  access: 'admin',
  query: z.object({ year: bookYearSchema }),
  download: ['text/csv'],
  status: 200,
  problems: ['auth.prove-again'],
});

export const refundGift = defineEndpoint({
  name: 'refundGift',
  method: 'POST',
  path: `${BOOKS}/:id/refund`,
  summary: 'Refunds a gift or part of it. Repeating the call with the same Idempotency-Key refunds it only once.',
  access: 'admin',
  params,
  body: refundSchema,
  response: staffGiftSchema,
  status: 200,
  problems: [
    'auth.prove-again',
    'gifts.not-refundable',
    'gifts.refunded-meanwhile',
    'gifts.refund-refused',
    'gifts.stripe-away',
  ],
});

export const listBooksDifferences = defineEndpoint({
  name: 'listBooksDifferences',
  method: 'GET',
  path: `${BOOKS}/differences`,
  summary: 'Differences between our records and Stripe, newest first, and how the last comparison went.',
  access: 'admin',
  query: differencesQuerySchema,
  response: booksDifferencesSchema,
  status: 200,
  problems: ['auth.prove-again'],
});

export const compareBooks = defineEndpoint({
  name: 'compareBooks',
  method: 'POST',
  path: `${BOOKS}/compare`,
  summary: 'Starts a comparison with Stripe, or returns the one that is already running.',
  access: 'admin',
  response: booksRunSchema,
  status: 201,
  problems: ['auth.prove-again', 'gifts.not-taken'],
});

export const GIFT_RECEIPT_ENDPOINTS = [getGiftReceipt, getGiftReceiptByLink] as const;

export const GIFT_BOOKS_ENDPOINTS = [
  listGifts,
  getGiftTotals,
  exportGifts,
  refundGift,
  listBooksDifferences,
  compareBooks,
] as const;
