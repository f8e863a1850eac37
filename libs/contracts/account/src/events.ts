import { z } from 'zod';
import {
  contentDescribedEvent,
  contentModeratedEvent,
  contentSignalledEvent,
  defineEvent,
  revertDoneEvent,
} from '@waymark/contracts-core';
import { donationReceived } from './gift-events';
import { memberMeasured } from './measure-events';

const id = z.number().int().positive();

/** What becomes of the reviews of a member who leaves. */
export const REVIEWS_CHOICES = ['anonymise', 'delete'] as const;
export const reviewsChoiceSchema = z.enum(REVIEWS_CHOICES);
export type ReviewsChoice = z.infer<typeof reviewsChoiceSchema>;

/** Aggregate: the member. Published again until every slice has confirmed, and after a restore. */
export const memberDeleted = defineEvent({
  type: 'account.member.deleted.v1',
  summary:
    'A member has left. Every part of the site deletes what it holds about them and confirms with <slice>.member.erased.v1.',
  data: z.object({ memberId: id, reviews: reviewsChoiceSchema }),
});

/** Public half of a key pair made for one export (P-256, JWK). */
export const exportKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.base64url(),
  y: z.base64url(),
});

/** Aggregate: the export. */
export const exportRequested = defineEvent({
  type: 'account.export.requested.v1',
  summary:
    'A member has asked for their data. Every part of the site sends <slice>.export.part.v1, encrypted for this key.',
  data: z.object({ exportId: z.uuid(), memberId: id, publicKey: exportKeySchema }),
});

export const PRIVACY_EVENTS = [memberDeleted, exportRequested] as const;
/** Aggregate: the member. Carries the public name only. */
export const memberRegistered = defineEvent({
  type: 'account.member.registered.v1',
  summary: 'Someone created an account.',
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
    'A member’s public details changed: their name, their badges, who may see their profile, or whether they are active.',
  data: z.object({
    memberId: z.number().int().positive(),
    displayName: z.string(),
    username: z.string(),
    isVerified: z.boolean(),
    isInfluencer: z.boolean(),
    isPublic: z.boolean(),
    isActive: z.boolean(),
    /** Whether they are of the staff; absent from events that are older than this word. */
    isStaff: z.boolean().optional(),
    /** What a public profile says they are interested in, never their needs; empty while the profile is private. */
    interests: z.array(z.string()).optional(),
    /** Where they live, in their words; null unless their profile is public and shows it. */
    city: z.string().nullable().optional(),
  }),
});

/** Aggregate: the session. Its hash opens nothing: the id itself is known to the browser alone. */
export const sessionEnded = defineEvent({
  type: 'account.session.ended.v1',
  summary: 'Someone logged out, or their session was ended. Gateways refuse it from then on.',
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

/** What every slice with content answers when it is reported, and when staff have decided about it. */
export const accountContentDescribed = contentDescribedEvent('account');
export const accountContentModerated = contentModeratedEvent('account');
export const accountRevertDone = revertDoneEvent('account');

/** What a program noticed in a public profile when it was written. */
export const accountContentSignalled = contentSignalledEvent('account');

export const ACCOUNT_EVENTS = [
  memberRegistered,
  memberChanged,
  sessionEnded,
  healthConsentWithdrawn,
  donationReceived,
  accountContentDescribed,
  accountContentModerated,
  accountContentSignalled,
  accountRevertDone,
  ...PRIVACY_EVENTS,
  memberMeasured,
] as const;
