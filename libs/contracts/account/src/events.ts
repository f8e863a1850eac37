import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';
import { PRIVACY_EVENTS } from './privacy-events';

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

/** Aggregate: the member. What others may know of them now; anybody who keeps a name keeps it by the newest version. */
export const memberChanged = defineEvent({
  type: 'account.member.changed.v1',
  summary:
    'The public side of a member changed: their name, their badges, who may see their profile, or whether they are active.',
  data: z.object({
    memberId: z.number().int().positive(),
    displayName: z.string(),
    username: z.string(),
    isVerified: z.boolean(),
    isInfluencer: z.boolean(),
    isPublic: z.boolean(),
    isActive: z.boolean(),
  }),
});

/** Aggregate: the session. Its hash opens nothing: the id itself is known to the browser alone. */
export const sessionEnded = defineEvent({
  type: 'account.session.ended.v1',
  summary: 'Somebody signed out, or a session was ended for them. Gateways refuse it from then on.',
  data: z.object({
    sessionHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['0f'.repeat(32)] }),
  }),
});

/** Aggregate: the member. Every slice deletes the health data that it holds of them up to the time of the event. */
export const healthConsentWithdrawn = defineEvent({
  type: 'account.health-consent.withdrawn.v1',
  summary: 'A member no longer allows us to store health data.',
  data: z.object({ memberId: z.number().int().positive() }),
});

export const ACCOUNT_EVENTS = [
  memberRegistered,
  memberChanged,
  sessionEnded,
  healthConsentWithdrawn,
  ...PRIVACY_EVENTS,
] as const;
