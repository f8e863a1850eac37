import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

/** Aggregate: the month (UTC). Contains no names and no single donation, only the month's total. */
export const donationReceived = defineEvent({
  type: 'account.donation.received.v1',
  summary: 'The total given in a month has changed.',
  data: z.object({
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ examples: ['2026-11'] }),
    pence: z.int().nonnegative(),
    gifts: z.int().nonnegative(),
  }),
});
