import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { BADGES } from './reputation-rules';

export const earnedBadgeSchema = z.object({
  badge: z.enum(BADGES),
  name: z.string(),
  /** The reason as text: "12 reviews that others found helpful". */
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
    'A member’s points and badges, each badge with its reason. The response is the same for private, suspended, unknown and blocked members.',
  access: 'member',
  params: z.object({ id: idParamSchema }),
  response: memberBadgesSchema,
  status: 200,
  problems: ['person.not-found'],
});

export const REPUTATION_ENDPOINTS = [readMemberBadges] as const;
