import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

/** Aggregate: the month (of UTC). No names, and no sum of one person: what all gave in it. */
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
