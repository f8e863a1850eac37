import { z } from 'zod';
import { defineEvent, exportPartEvent, memberErasedEvent } from '@waymark/contracts-core';
import { answerSchema } from './answer-value';
import { FEATURES } from './features';
import { REPORT_REASONS } from './report-reasons';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

const id = z.number().int().positive();
const count = z.number().int().nonnegative();

/** Aggregate: the review; version rises with each change and each vote. */
export const reviewPublished = defineEvent({
  type: 'reviews.review.published.v1',
  summary: 'A member published a review.',
  data: z.object({ reviewId: id, venueId: id, authorId: id, helpfulCount: count }),
});

export const reviewVoted = defineEvent({
  type: 'reviews.review.voted.v1',
  summary: 'The votes of a review changed; helpfulCount is the count at this version.',
  data: z.object({ reviewId: id, venueId: id, authorId: id.nullable(), helpfulCount: count }),
});

export const reviewEdited = defineEvent({
  type: 'reviews.review.edited.v1',
  summary: 'Its author wrote a review anew; what it says is for the API to tell.',
  data: z.object({ reviewId: id, venueId: id }),
});

export const reviewRemoved = defineEvent({
  type: 'reviews.review.removed.v1',
  summary: 'Its author deleted a review.',
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
  summary: 'Somebody suggested a support service, or a change of one; it waits for staff.',
  data: z.object({ suggestionId: id, type: z.enum(SUPPORT_SERVICE_TYPES), isChange: z.boolean() }),
});

/**
 * Aggregate: the question. Events carry no e-mail address, and the one who writes mails knows no services: address, entry and
 * token travel as one sealed letter (`questionLetterSchema`) that our own services alone can open.
 */
export const supportServiceAsked = defineEvent({
  type: 'reviews.support-service.asked.v1',
  summary: 'A support service is to be asked by mail if its entry is still right, or reminded of the question.',
  data: z.object({ questionId: id, isReminder: z.boolean(), sealed: z.string().max(20_000) }),
});

/** Aggregate: the venue. */
export const venueChanged = defineEvent({
  type: 'reviews.venue.changed.v1',
  summary: 'A venue was created or its facts changed.',
  data: z.object({ venueId: id }),
});

/** Aggregate: the venue. `answer` 0 is an answer taken back; the counts are those at this version. */
export const venueAnswered = defineEvent({
  type: 'reviews.venue.answered.v1',
  summary: 'A member answered whether a claim about a venue is right, or took the answer back.',
  data: z.object({
    venueId: id,
    feature: z.enum(FEATURES),
    memberId: id,
    answer: answerSchema,
    agrees: count,
    disagrees: count,
  }),
});

/** Aggregate: `top-reviewer`, of which there is one. */
export const topReviewerChanged = defineEvent({
  type: 'reviews.top-reviewer.changed.v1',
  summary: 'Another member, or nobody, is the top reviewer now.',
  data: z.object({ memberId: id.nullable(), helpfulVotes: count }),
});

/** Aggregate: the member. That there is a consent and how much is held by it; never what a disability type is. */
export const healthConsentChanged = defineEvent({
  type: 'reviews.health-consent.changed.v1',
  summary: 'A member allowed us to store disability types with reviews, added one, or they were deleted.',
  data: z.object({ memberId: id, givenAt: z.iso.datetime().nullable(), reviews: count }),
});

/** What every slice answers when a member leaves or asks for their data. */
export const reviewsMemberErased = memberErasedEvent('reviews');
export const reviewsExportPart = exportPartEvent('reviews');

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
  healthConsentChanged,
  reviewsMemberErased,
  reviewsExportPart,
] as const;
