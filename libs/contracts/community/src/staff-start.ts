import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

const count = z.number().int().nonnegative();

/** So many wait (at most 1,000 are counted), the oldest since when. */
const waitingSchema = z.object({ count, since: z.iso.datetime().nullable() });
export type Waiting = z.output<typeof waitingSchema>;

/** What somebody of the staff begins with. */
export const staffStartSchema = z.object({
  waiting: z.object({
    reports: waitingSchema,
    appeals: waitingSchema,
    feedback: waitingSchema,
  }),
  /** Parts of the site that have not answered for five minutes: about reports, or decisions that they have not carried out. */
  silent: z.array(z.object({ slice: z.string(), count, since: z.iso.datetime() })),
  /** Null on the first visit. */
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
