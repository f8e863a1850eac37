import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { BADGES } from './merit-rules';

export const earnedBadgeSchema = z.object({
  badge: z.enum(BADGES),
  name: z.string(),
  /** Why, in words: "12 reviews that others found helpful". */
  reason: z.string(),
});

export const memberBadgesSchema = z.object({
  memberId: z.number().int().positive(),
  points: z.number().int().nonnegative(),
  badges: z.array(earnedBadgeSchema),
});
export type MemberBadges = z.infer<typeof memberBadgesSchema>;

export const readMemberBadges = defineEndpoint({
  name: 'readMemberBadges',
  method: 'GET',
  path: '/api/users/:id/badges',
  summary:
    'Points and badges of a member, each badge with its reason. Private, suspended and unknown members, and whoever is apart from the reader, answer alike.',
  access: 'member',
  params: z.object({ id: idParamSchema }),
  response: memberBadgesSchema,
  status: 200,
  problems: ['person.not-found'],
});

export const MERIT_ENDPOINTS = [readMemberBadges] as const;
