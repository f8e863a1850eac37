import {
  bulkUndoDoneEvent,
  contentAutoFlaggedEvent,
  contentDescribedEvent,
  contentModeratedEvent,
  defineEvent,
} from '@waymark/contracts-core';
import { z } from 'zod';

/** Aggregate: the month (UTC). The event contains only the month's total, no names and no single donation. */
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

const id = z.number().int().positive();

/** Aggregate: the member. The account service's reply to `community.member.decided.v1`. */
export const memberMeasured = defineEvent({
  type: 'account.member.measured.v1',
  summary: 'A staff decision against a member, or its reversal, has taken effect.',
  data: z.object({
    memberId: id,
    /** Number of the decision that account applied. */
    number: id,
    /** False: the account no longer exists, or belongs to the last admin, who cannot be suspended. */
    isApplied: z.boolean(),
  }),
});

/** What happens to a member's reviews when they delete their account. */
export const REVIEWS_CHOICES = ['anonymise', 'delete'] as const;
export const reviewsChoiceSchema = z.enum(REVIEWS_CHOICES);
export type ReviewsChoice = z.infer<typeof reviewsChoiceSchema>;

/** Aggregate: the member. Published again until every service has confirmed, and after a restore. */
export const memberDeleted = defineEvent({
  type: 'account.member.deleted.v1',
  summary:
    'A member has left. Every part of the site deletes what it holds about them and confirms with <slice>.member.erased.v1.',
  data: z.object({ memberId: id, reviews: reviewsChoiceSchema }),
});

/** Public half of a key pair (P-256, JWK) that is generated for a single export. */
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

/**
 * Aggregate: the member. What others may see of the member now. A service that stores a name uses the newest version.
 */
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
    /** Whether the member is on the staff; absent from older events. */
    isStaff: z.boolean().optional(),
    /** The interests on a public profile, never the member's needs; empty while the profile is private. */
    interests: z.array(z.string()).optional(),
    /** Where the member lives, as they wrote it; null unless their profile is public and shows it. */
    city: z.string().nullable().optional(),
  }),
});

/**
 * Aggregate: the session. The event carries only a hash, which opens no session; only the browser has the session ID.
 */
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

/**
 * Aggregate: the member. Every service deletes the health data that it stored about the member before the time of the
 * event.
 */
export const healthConsentWithdrawn = defineEvent({
  type: 'account.health-consent.withdrawn.v1',
  summary: 'A member no longer allows us to store health data.',
  data: z.object({ memberId: z.number().int().positive() }),
});

/**
 * Events of the account service after its content is reported and after staff decide about it. Every service with
 * content has both.
 */
export const accountContentDescribed = contentDescribedEvent('account');
export const accountContentModerated = contentModeratedEvent('account');
export const accountBulkUndoDone = bulkUndoDoneEvent('account');

/** Published when the automatic check flags a public profile on saving. */
export const accountContentAutoFlagged = contentAutoFlaggedEvent('account');

export const ACCOUNT_EVENTS = [
  memberRegistered,
  memberChanged,
  sessionEnded,
  healthConsentWithdrawn,
  donationReceived,
  accountContentDescribed,
  accountContentModerated,
  accountContentAutoFlagged,
  accountBulkUndoDone,
  ...PRIVACY_EVENTS,
  memberMeasured,
] as const;
