import { z } from 'zod';
import {
  defineEvent,
  exportPartEvent,
  memberErasedEvent,
  revertDoneEvent,
  contentDescribedEvent,
  contentModeratedEvent,
  contentSignalledEvent,
} from '@waymark/contracts-core';
import { answerSchema } from './answer-value';
import { FEATURES, LATER_FEATURES, type Feature, type LaterFeature } from './features';
import { REPORT_REASONS } from './report-reasons';
import { TRUST_LEVELS } from './trust-words';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

const id = z.number().int().positive();
const count = z.number().int().nonnegative();

/** Aggregate: the review; version rises with each change and each vote. */
export const reviewPublished = defineEvent({
  type: 'reviews.review.published.v1',
  summary: 'A member published a review.',
  data: z.object({
    reviewId: id,
    venueId: id,
    authorId: id,
    helpfulCount: count,
    /** What the venue was called then. */
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

/** Never who reported it, nor in which words. */
export const reviewReported = defineEvent({
  type: 'reviews.review.reported.v1',
  summary: 'A member reported a review; `reports` is how many have.',
  data: z.object({ reviewId: id, venueId: id, reason: z.enum(REPORT_REASONS), reports: count }),
});

/** Aggregate: the suggestion. What was written is for staff to read where it is kept. */
export const supportServiceSuggested = defineEvent({
  type: 'reviews.support-service.suggested.v1',
  summary: 'Someone suggested a support service, or a change to one, for staff to check.',
  data: z.object({ suggestionId: id, type: z.enum(SUPPORT_SERVICE_TYPES), isChange: z.boolean() }),
});

/**
 * Aggregate: the question. Events carry no e-mail address, and the one who writes mails knows no services: address, entry and
 * token travel as one sealed letter (`questionLetterSchema`) that our own services alone can open.
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
    /** Closed, moved, or a double of another. */
    isGone: z.boolean().optional(),
  }),
});

/**
 * Features of `venueAnswered`. Consumers of the version before refuse an event with a word that they do not know, so a later
 * feature is answered without an event.
 */
export const ANSWERED_FEATURES = FEATURES.filter(
  (feature): feature is Exclude<Feature, LaterFeature> => !LATER_FEATURES.some((later) => later === feature),
);

/** Aggregate: the venue. `answer` 0 is an answer taken back; the counts are those at this version. */
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

/** Aggregate: `top-reviewer`, of which there is one. */
export const topReviewerChanged = defineEvent({
  type: 'reviews.top-reviewer.changed.v1',
  summary: 'The top reviewer has changed, or there is none now.',
  data: z.object({ memberId: id.nullable(), helpfulVotes: count }),
});

/** Aggregate: the member. The coarse level alone: the figure is for the member. */
export const trustChanged = defineEvent({
  type: 'reviews.trust.changed.v1',
  summary: 'The extent to which others agree with a member’s answers about places has changed.',
  data: z.object({ memberId: id, level: z.enum(TRUST_LEVELS) }),
});

/** Aggregate: the member. That there is a consent and how much is held by it; never what a disability type is. */
export const healthConsentChanged = defineEvent({
  type: 'reviews.health-consent.changed.v1',
  summary: 'A member allowed us to store disability types with reviews or added one, or theirs were deleted.',
  data: z.object({ memberId: id, givenAt: z.iso.datetime().nullable(), reviews: count }),
});

/** Aggregate: `venue-member`. Who speaks for a place now, or does no more. */
export const ownerChanged = defineEvent({
  type: 'reviews.owner.changed.v1',
  summary: 'A member now speaks for a venue, or no longer does.',
  data: z.object({ venueId: id, memberId: id, isOwner: z.boolean() }),
});

/** Aggregate: the answer. What it says is for the API to tell. */
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
 * Aggregate: what the letter is about. As `community.plain-letter.due.v1`: a sealed letter (`plainLetterSchema`) to the address
 * inside it, or to a member's own.
 */
export const ownerLetterDue = defineEvent({
  type: 'reviews.owner.letter-due.v1',
  summary: 'A code for a venue, or a decision about a claim, is to be sent by email.',
  data: z.object({ memberId: id.nullable(), sealed: z.string().max(60_000) }),
});

/** What every slice answers when a member leaves or asks for their data. */
export const reviewsMemberErased = memberErasedEvent('reviews');
export const reviewsExportPart = exportPartEvent('reviews');

/** What every slice with content answers when it is reported, and when staff have decided about it. */
export const reviewsContentDescribed = contentDescribedEvent('reviews');
export const reviewsContentModerated = contentModeratedEvent('reviews');
export const reviewsRevertDone = revertDoneEvent('reviews');

/** What a program noticed in content when it was written. */
export const reviewsContentSignalled = contentSignalledEvent('reviews');

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
  ownerLetterDue,
  reviewsMemberErased,
  reviewsExportPart,
  reviewsContentDescribed,
  reviewsContentModerated,
  reviewsContentSignalled,
  reviewsRevertDone,
] as const;
