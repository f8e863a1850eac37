import { z } from 'zod';
import {
  defineEvent,
  exportPartEvent,
  memberErasedEvent,
  bulkUndoDoneEvent,
  contentDescribedEvent,
  contentModeratedEvent,
  contentAutoFlaggedEvent,
} from '@waymark/contracts-core';
import { answerSchema } from './answer-value';
import { FEATURES, LATER_FEATURES, type Feature, type LaterFeature } from './features';
import { REPORT_REASONS } from './report-reasons';
import { TRUST_LEVELS } from './trust-words';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

const id = z.number().int().positive();
const count = z.number().int().nonnegative();

/** Aggregate: the review; its version increases with each change and each vote. */
export const reviewPublished = defineEvent({
  type: 'reviews.review.published.v1',
  summary: 'A member published a review.',
  data: z.object({
    reviewId: id,
    venueId: id,
    authorId: id,
    helpfulCount: count,
    /** The venue's name at that time. */
    venueName: z.string().optional(),
  }),
});

export const reviewVoted = defineEvent({
  type: 'reviews.review.voted.v1',
  summary: 'The votes on a review changed; helpfulCount is the count at this version.',
  data: z.object({ reviewId: id, venueId: id, authorId: id.nullable(), helpfulCount: count }),
});

export const reviewEdited = defineEvent({
  type: 'reviews.review.edited.v1',
  summary: 'The author edited a review. The API has the new text.',
  data: z.object({ reviewId: id, venueId: id }),
});

export const reviewRemoved = defineEvent({
  type: 'reviews.review.removed.v1',
  summary: 'The author deleted a review.',
  data: z.object({ reviewId: id, venueId: id, authorId: id }),
});

/** Contains neither the reporter nor their text. */
export const reviewReported = defineEvent({
  type: 'reviews.review.reported.v1',
  summary: 'A member reported a review; `reports` is how many have.',
  data: z.object({ reviewId: id, venueId: id, reason: z.enum(REPORT_REASONS), reports: count }),
});

/** Aggregate: the suggestion. Its text stays in the service, where staff read it. */
export const supportServiceSuggested = defineEvent({
  type: 'reviews.support-service.suggested.v1',
  summary: 'Someone suggested a support service, or a change to one, for staff to check.',
  data: z.object({ suggestionId: id, type: z.enum(SUPPORT_SERVICE_TYPES), isChange: z.boolean() }),
});

/**
 * Aggregate: the question. Events must not contain an email address, and the service that sends email knows no support
 * services.
 * So the address, entry and token travel as one encrypted message (`questionEmailSchema`) that only our own services
 * can decrypt.
 */
export const supportServiceAsked = defineEvent({
  type: 'reviews.support-service.asked.v1',
  summary: 'A support service should be asked by email, or reminded, to confirm that its entry is still right.',
  data: z.object({ questionId: id, isReminder: z.boolean(), sealed: z.string().max(20_000) }),
});

/** Aggregate: the venue. */
export const venueChanged = defineEvent({
  type: 'reviews.venue.changed.v1',
  summary: 'A venue was created or its facts changed.',
  data: z.object({
    venueId: id,
    name: z.string().optional(),
    /** The venue closed, moved, or is a duplicate. */
    isGone: z.boolean().optional(),
  }),
});

/**
 * Features of `venueAnswered`. Consumers of the previous version reject an event with an unknown value, so answers
 * about
 * later features publish no event.
 */
export const ANSWERED_FEATURES = FEATURES.filter(
  (feature): feature is Exclude<Feature, LaterFeature> => !LATER_FEATURES.some((later) => later === feature),
);

/** Aggregate: the venue. `answer` 0 means a withdrawn answer; the counts are those at this version. */
export const venueAnswered = defineEvent({
  type: 'reviews.venue.answered.v1',
  summary: 'A member answered whether a claim about a venue is right, or withdrew the answer.',
  data: z.object({
    venueId: id,
    feature: z.enum(ANSWERED_FEATURES),
    memberId: id,
    answer: answerSchema,
    agrees: count,
    disagrees: count,
    venueName: z.string().optional(),
  }),
});

/** Aggregate: `top-reviewer`; there is only one. */
export const topReviewerChanged = defineEvent({
  type: 'reviews.top-reviewer.changed.v1',
  summary: 'The top reviewer has changed, or there is none now.',
  data: z.object({ memberId: id.nullable(), helpfulVotes: count }),
});

/** Aggregate: the member. Contains only the coarse level; only the member sees the exact figure. */
export const trustChanged = defineEvent({
  type: 'reviews.trust.changed.v1',
  summary: 'The extent to which others agree with a member’s answers about places has changed.',
  data: z.object({ memberId: id, level: z.enum(TRUST_LEVELS) }),
});

/**
 * Aggregate: the member. Says whether there is a consent and how many reviews it covers; never which disability type.
 */
export const healthConsentChanged = defineEvent({
  type: 'reviews.health-consent.changed.v1',
  summary: 'A member allowed us to store disability types with reviews or added one, or theirs were deleted.',
  data: z.object({ memberId: id, givenAt: z.iso.datetime().nullable(), reviews: count }),
});

/** Aggregate: `venue-member`. Whether the member currently represents the venue. */
export const ownerChanged = defineEvent({
  type: 'reviews.owner.changed.v1',
  summary: 'A member now represents a venue, or no longer does.',
  data: z.object({ venueId: id, memberId: id, isOwner: z.boolean() }),
});

/** Aggregate: the reply. Its text is only in the API. */
export const ownerAnswered = defineEvent({
  type: 'reviews.owner.answered.v1',
  summary: 'A venue replied to a review, or edited its reply.',
  data: z.object({
    answerId: id,
    reviewId: id,
    venueId: id,
    ownerId: id,
    reviewAuthorId: id.nullable(),
    venueName: z.string(),
    isEdited: z.boolean(),
  }),
});

/**
 * Aggregate: the subject of the email. Like `community.plain-letter.due.v1`: an encrypted email (`plainEmailSchema`)
 * to the address
 * inside it, or to a member's own.
 */
export const ownerEmailDue = defineEvent({
  type: 'reviews.owner.letter-due.v1',
  summary: 'A code for a venue, or a decision about a claim, is to be sent by email.',
  data: z.object({ memberId: id.nullable(), sealed: z.string().max(60_000) }),
});

/** Reviews' events after it erased or exported a member's data. Every service has both. */
export const reviewsMemberErased = memberErasedEvent('reviews');
export const reviewsExportPart = exportPartEvent('reviews');

/**
 * Reviews' events after its content is reported and after staff decide about it. Every service with content has both.
 */
export const reviewsContentDescribed = contentDescribedEvent('reviews');
export const reviewsContentModerated = contentModeratedEvent('reviews');
export const reviewsBulkUndoDone = bulkUndoDoneEvent('reviews');

/** Published when the automatic check flags content on saving. */
export const reviewsContentAutoFlagged = contentAutoFlaggedEvent('reviews');

export const REVIEWS_EVENTS = [
  reviewPublished,
  reviewVoted,
  reviewEdited,
  reviewRemoved,
  reviewReported,
  supportServiceSuggested,
  supportServiceAsked,
  venueChanged,
  venueAnswered,
  topReviewerChanged,
  trustChanged,
  healthConsentChanged,
  ownerChanged,
  ownerAnswered,
  ownerEmailDue,
  reviewsMemberErased,
  reviewsExportPart,
  reviewsContentDescribed,
  reviewsContentModerated,
  reviewsContentAutoFlagged,
  reviewsBulkUndoDone,
] as const;
