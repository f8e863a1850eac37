import { z } from 'zod';
import { defineEndpoint, pageQuerySchema } from '@waymark/contracts-core';
import { ACTIVITY_KINDS } from './activity-kinds';

/** Something that a member whom the reader follows has published. */
export const activitySchema = z.object({
  id: z.number().int(),
  kind: z.enum(ACTIVITY_KINDS),
  /** Public profiles alone: each can be visited. */
  user: z.object({ id: z.number().int(), displayName: z.string() }),
  /** What they did, as words that follow their name well: "Reviewed The Lowry". */
  title: z.string(),
  /** A little more, where there is more to tell; else empty. */
  description: z.string(),
  /** By its name of today; `isGone`: closed, moved or a double since. */
  venue: z.object({ id: z.number().int(), name: z.string(), isGone: z.boolean() }).nullable(),
  /** Path of the very thing. */
  href: z.string(),
  createdAt: z.iso.datetime(),
});
export type Activity = z.output<typeof activitySchema>;

export const readActivityFeed = defineEndpoint({
  name: 'readActivityFeed',
  method: 'GET',
  path: '/api/activities/feed',
  summary:
    'Items published by the people a member follows, newest first. Link leads to older items; there is no total.',
  access: 'member',
  query: pageQuerySchema,
  response: z.array(activitySchema),
  status: 200,
});

export const ACTIVITY_ENDPOINTS = [readActivityFeed] as const;
