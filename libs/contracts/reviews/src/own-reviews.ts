import { defineEndpoint, idParamSchema, lineSchema, pageQuerySchema, paragraphsSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { disabilityTypeSchema } from './disability-type';
import { REPORT_REASONS } from './report-reasons';
import { editReviewSchema, reviewSchema } from './review';

const byId = z.object({ id: idParamSchema });

/** An own review as its author needs it to write it anew: with what others may not see. */
export const ownReviewSchema = reviewSchema.extend({
  disabilityType: disabilityTypeSchema,
  showDisabilityType: z.boolean(),
  /** Goes up with each edit; an older service does not say. */
  version: z.number().int().optional(),
});
export type OwnReview = z.output<typeof ownReviewSchema>;

export const getOwnReview = defineEndpoint({
  name: 'getOwnReview',
  method: 'GET',
  path: '/api/users/me/reviews/:id',
  summary: 'One of the logged-in member’s reviews, including what only they can see.',
  access: 'member',
  params: byId,
  response: ownReviewSchema,
  status: 200,
  problems: ['review.not-found'],
});

export const editReview = defineEndpoint({
  name: 'editReview',
  posts: true,
  method: 'PUT',
  path: '/api/reviews/:id',
  summary: 'Edits one of your own reviews. Its earlier text is kept; others see that it was edited.',
  access: 'member',
  params: byId,
  body: editReviewSchema,
  response: reviewSchema,
  status: 200,
  problems: ['review.not-found', 'review.not-yours', 'review.changed-meanwhile'],
});

export const deleteReview = defineEndpoint({
  name: 'deleteReview',
  method: 'DELETE',
  path: '/api/reviews/:id',
  summary:
    'Deletes one of your own reviews with its answers about features, photos and votes, and updates the counts of its venue.',
  access: 'member',
  params: byId,
  status: 204,
  problems: ['review.not-found', 'review.not-yours'],
});

export const reportReviewSchema = z.object({
  reason: z.enum(REPORT_REASONS, 'Please choose a reason.'),
  details: paragraphsSchema(1000, 'Use at most 1,000 characters.').optional(),
});

export const reportReview = defineEndpoint({
  name: 'reportReview',
  method: 'POST',
  path: '/api/reviews/:id/reports',
  summary: 'Reports a review to staff. A member can report a review once; a second report replaces the first.',
  access: 'member',
  params: byId,
  body: reportReviewSchema,
  response: z.object({ reason: z.enum(REPORT_REASONS) }),
  status: 200,
  problems: ['review.not-found', 'review.own-report'],
});

export const OWN_REVIEW_ENDPOINTS = [getOwnReview, editReview, deleteReview, reportReview] as const;

/** The stat cards of My Reviews, over all own reviews. */
export const ownReviewsSummarySchema = z.object({
  totalReviews: z.number().int(),
  /** Mean of the overall ratings that there are, to two decimals; null when no own review has one. */
  averageRating: z.number().nullable(),
  /** Sum of the helpful votes that others gave. */
  helpfulVotes: z.number().int(),
  /** Since when we may store the disability type with a review; null: ask. An older service does not say. */
  healthConsentGivenAt: z.iso.datetime().nullable().optional(),
  /** As said with the newest review, so that it is not asked twice; null: not said. An older service does not say. */
  lastDisabilityType: disabilityTypeSchema.nullable().optional(),
});
export type OwnReviewsSummary = z.output<typeof ownReviewsSummarySchema>;

export const listOwnReviews = defineEndpoint({
  name: 'listOwnReviews',
  method: 'GET',
  path: '/api/users/me/reviews',
  summary: 'The logged-in member’s reviews, newest first; X-Total-Count has the total, and Link leads to more pages.',
  access: 'member',
  query: pageQuerySchema.extend({ q: lineSchema(200, 'Use 200 characters or fewer.').optional() }),
  response: z.array(reviewSchema),
  status: 200,
});

export const summariseOwnReviews = defineEndpoint({
  name: 'summariseOwnReviews',
  method: 'GET',
  path: '/api/users/me/reviews/summary',
  summary: 'How many reviews the logged-in member has written, their average rating and their helpful votes.',
  access: 'member',
  response: ownReviewsSummarySchema,
  status: 200,
});
