import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

/** Aggregate: the member. Carries the public name only. */
export const memberRegistered = defineEvent({
  type: 'account.member.registered.v1',
  summary: 'Somebody created an account.',
  data: z.object({
    memberId: z.number().int().positive(),
    displayName: z.string(),
    username: z.string(),
    isVerified: z.boolean(),
  }),
});

export const ACCOUNT_EVENTS = [memberRegistered] as const;
