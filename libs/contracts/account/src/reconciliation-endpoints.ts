import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import {
  bookYearSchema,
  reconciliationDifferencesSchema,
  reconciliationRunSchema,
  differencesQuerySchema,
  donationSearchSchema,
  monthTotalSchema,
  refundSchema,
  staffDonationSchema,
} from './reconciliation';
import { donationReceiptSchema, receiptByLinkSchema } from './my-donations';

const BOOKS = '/api/admin/donations';
const RECEIPTS = '/api/donations/receipts';
const params = z.object({ id: z.uuid() });

export const getDonationReceipt = defineEndpoint({
  name: 'getDonationReceipt',
  method: 'GET',
  path: `${RECEIPTS}/:id`,
  summary: 'The receipt for one of the member’s own gifts, by the gift’s ID.',
  access: 'member',
  params,
  response: donationReceiptSchema,
  status: 200,
});

export const getDonationReceiptByLink = defineEndpoint({
  name: 'getDonationReceiptByLink',
  method: 'POST',
  path: `${RECEIPTS}/by-link`,
  summary: 'The receipt for a gift, using the secret from the link in a visitor’s email.',
  access: 'visitor',
  body: receiptByLinkSchema,
  response: donationReceiptSchema,
  status: 200,
  problems: ['auth.too-many-tries'],
});

export const listDonations = defineEndpoint({
  name: 'listDonations',
  method: 'GET',
  path: BOOKS,
  summary: 'All recorded gifts, newest first.',
  access: 'admin',
  query: donationSearchSchema,
  response: z.array(staffDonationSchema),
  status: 200,
  problems: ['auth.prove-again'],
});

export const getDonationTotals = defineEndpoint({
  name: 'getDonationTotals',
  method: 'GET',
  path: `${BOOKS}/totals`,
  summary: 'The total received in each of the last 24 months, newest first.',
  access: 'admin',
  response: z.array(monthTotalSchema),
  status: 200,
  problems: ['auth.prove-again'],
});

export const exportDonations = defineEndpoint({
  name: 'exportDonations',
  method: 'GET',
  path: `${BOOKS}/export.csv`,
  summary: 'All gifts received in a year, as a CSV file.',
  access: 'admin',
  query: z.object({ year: bookYearSchema }),
  download: ['text/csv'],
  status: 200,
  problems: ['auth.prove-again'],
});

export const refundDonation = defineEndpoint({
  name: 'refundDonation',
  method: 'POST',
  path: `${BOOKS}/:id/refund`,
  summary: 'Refunds a gift or part of it. Repeating the call with the same Idempotency-Key refunds it only once.',
  access: 'admin',
  params,
  body: refundSchema,
  response: staffDonationSchema,
  status: 200,
  problems: [
    'auth.prove-again',
    'gifts.not-refundable',
    'gifts.refunded-meanwhile',
    'gifts.refund-refused',
    'gifts.stripe-away',
  ],
});

export const listReconciliationDifferences = defineEndpoint({
  name: 'listReconciliationDifferences',
  method: 'GET',
  path: `${BOOKS}/differences`,
  summary: 'Differences between our records and Stripe, newest first, and how the last comparison went.',
  access: 'admin',
  query: differencesQuerySchema,
  response: reconciliationDifferencesSchema,
  status: 200,
  problems: ['auth.prove-again'],
});

export const reconcileDonations = defineEndpoint({
  name: 'reconcileDonations',
  method: 'POST',
  path: `${BOOKS}/compare`,
  summary: 'Starts a comparison with Stripe, or returns the one that is already running.',
  access: 'admin',
  response: reconciliationRunSchema,
  status: 201,
  problems: ['auth.prove-again', 'gifts.not-taken'],
});

export const DONATION_RECEIPT_ENDPOINTS = [getDonationReceipt, getDonationReceiptByLink] as const;

export const RECONCILIATION_ENDPOINTS = [
  listDonations,
  getDonationTotals,
  exportDonations,
  refundDonation,
  listReconciliationDifferences,
  reconcileDonations,
] as const;
