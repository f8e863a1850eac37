import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

const count = z.number().int().nonnegative();

/** Number of waiting items (counted up to 1,000), and the date of the oldest. */
const waitingSchema = z.object({ count, since: z.iso.datetime().nullable() });
export type Waiting = z.output<typeof waitingSchema>;

/** What the staff start page shows. */
export const staffStartSchema = z.object({
  waiting: z.object({
    reports: waitingSchema,
    appeals: waitingSchema,
    feedback: waitingSchema,
  }),
  /** Services that have not replied for five minutes, with the reports or decisions that they have not handled. */
  silent: z.array(z.object({ slice: z.string(), count, since: z.iso.datetime() })),
  /** Time of the previous visit and counts since then; null on the first visit. */
  since: z
    .object({ at: z.iso.datetime(), reports: count, decisions: count, appeals: count, feedback: count })
    .nullable(),
});
export type StaffStart = z.output<typeof staffStartSchema>;

export const openStaffStart = defineEndpoint({
  name: 'openStaffStart',
  method: 'POST',
  path: '/api/admin/start',
  summary:
    'What needs doing, what is not responding, and what has changed since the last visit. Visits within half an hour count as one.',
  access: 'moderator',
  response: staffStartSchema,
  status: 200,
});
