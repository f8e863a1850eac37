import { moneyWords } from '@waymark/contracts-core';
import type { DonationKind, DonationState, MonthlyState } from '@waymark/contracts-account';
import type { StateSign } from '@waymark/ui';

export const DONATION_KIND_WORDS: Readonly<Record<DonationKind, string>> = {
  once: 'One-time gift',
  month: 'Monthly gift',
};

export const DONATION_STATE_WORDS: Readonly<Record<DonationState, [sign: StateSign, words: string]>> = {
  started: ['unknown', 'Not finished'],
  processing: ['partly', 'On its way'],
  received: ['yes', 'Received'],
  failed: ['no', 'Did not go through'],
  cancelled: ['aside', 'Cancelled'],
  refunded: ['aside', 'Refunded'],
  disputed: ['warning', 'Disputed with the bank'],
};

export const MONTHLY_STATE_WORDS: Readonly<Record<MonthlyState, [sign: StateSign, words: string]>> = {
  started: ['unknown', 'Not finished'],
  active: ['yes', 'Active'],
  late: ['warning', 'Last payment did not go through'],
  stopped: ['aside', 'Stopped'],
};

/** Returns "£2 of it was refunded", or an empty text. */
export const refundWords = ({ amountPence, refundedPence }: { amountPence: number; refundedPence: number }) =>
  refundedPence > 0 && refundedPence < amountPence ? `${moneyWords(refundedPence)} of it was refunded` : null;
