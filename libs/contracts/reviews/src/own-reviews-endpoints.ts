import { z } from 'zod';
import { defineEndpoint, lineSchema, pageQuerySchema } from '@waymark/contracts-core';
import { ownReviewsSummarySchema } from './own-reviews';
import { reviewSchema } from './review';

export const listOwnReviews = defineEndpoint({
  name: 'listOwnReviews',
  method: 'GET',
  path: '/api/users/me/reviews',
  summary: 'Reviews of the signed-in member, newest first; X-Total-Count and Link carry the rest.',
  access: 'member',
  query: pageQuerySchema.extend({ q: lineSchema(200, 'Search for at most 200 characters.').optional() }),
  response: z.array(reviewSchema),
  status: 200,
});

export const summariseOwnReviews = defineEndpoint({
  name: 'summariseOwnReviews',
  method: 'GET',
  path: '/api/users/me/reviews/summary',
  summary: 'How many reviews the signed-in member wrote, their average rating and their helpful votes.',
  access: 'member',
  response: ownReviewsSummarySchema,
  status: 200,
});
