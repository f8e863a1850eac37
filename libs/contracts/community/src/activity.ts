import { defineEndpoint, pageQuerySchema } from '@waymark/contracts-core';
import { z } from 'zod';

/** `facts`: answers about whether facts of one venue are right; all answers of one member on one day count together. */
export const ACTIVITY_KINDS = ['review', 'trip', 'report', 'facts'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something published by a member whom the reader follows. */
export const activitySchema = z.object({
  id: z.number().int(),
  kind: z.enum(ACTIVITY_KINDS),
  /** The author. Only members with a public profile are listed, so the name can link to it. */
  user: z.object({ id: z.number().int(), displayName: z.string() }),
  /** What the member did, phrased to follow their name: "Reviewed The Lowry". */
  title: z.string(),
  /** One more line of detail; may be empty. */
  description: z.string(),
  /** With the venue's current name. `isGone`: since closed, moved or found to be a duplicate. */
  venue: z.object({ id: z.number().int(), name: z.string(), isGone: z.boolean() }).nullable(),
  /** Path of the item itself. */
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
