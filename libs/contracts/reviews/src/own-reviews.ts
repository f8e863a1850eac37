import { defineEndpoint, idParamSchema, lineSchema, pageQuerySchema, paragraphsSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { disabilityTypeSchema } from './disability-type';
import { REPORT_REASONS } from './report-reasons';
import { editReviewSchema, reviewSchema } from './review';

const byId = z.object({ id: idParamSchema });

/** A review as its author needs it for editing, including fields that others may not see. */
export const ownReviewSchema = reviewSchema.extend({
  disabilityType: disabilityTypeSchema,
  showDisabilityType: z.boolean(),
  /** Increases with each edit; absent from an older service. */
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
  details: paragraphsSchema(1000).optional(),
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

/** The figures on My Reviews, for all of the member's reviews. */
export const ownReviewsSummarySchema = z.object({
  totalReviews: z.number().int(),
  /** Mean of the existing overall ratings, to two decimals; null without any. */
  averageRating: z.number().nullable(),
  /** Total number of helpful votes by others. */
  helpfulVotes: z.number().int(),
  /**
   * When the member allowed us to store a disability type with reviews. Null: ask for consent. Absent from an older
   * service.
   */
  healthConsentGivenAt: z.iso.datetime().nullable().optional(),
  /**
   * The disability type of the member's newest review, used as the default; null if none was given. Absent from an
   * older service.
   */
  lastDisabilityType: disabilityTypeSchema.nullable().optional(),
});
export type OwnReviewsSummary = z.output<typeof ownReviewsSummarySchema>;

export const listOwnReviews = defineEndpoint({
  name: 'listOwnReviews',
  method: 'GET',
  path: '/api/users/me/reviews',
  summary: 'The logged-in member’s reviews, newest first; X-Total-Count has the total, and Link leads to more pages.',
  access: 'member',
  query: pageQuerySchema.extend({ q: lineSchema(200).optional() }),
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
