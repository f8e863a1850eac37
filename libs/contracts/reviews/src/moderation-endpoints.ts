import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  activityOfDayEndpoint,
  moderationContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/reviews/moderated';

/** The kinds of content in this service that staff may hide. */
export const REVIEWS_CONTENT = ['review', 'venue-answer', 'venue-photo', 'support-service', 'owner-answer'] as const;

export const readReviewForModeration = moderationContentEndpoint('readReviewForModeration', FOLDER, REVIEWS_CONTENT);
export const listReviewsExcerpts = contentExcerptsEndpoint('listReviewsExcerpts', FOLDER, REVIEWS_CONTENT);
export const correctReview = correctionEndpoint('correctReview', FOLDER, ['review', 'support-service']);
export const readReviewCorrection = ownCorrectionEndpoint('readReviewCorrection', FOLDER);

/** What a member did in this service on one day, for the staff's bulk undo. */
export const showReviewsDay = activityOfDayEndpoint('showReviewsDay', '/api/reviews/member-days');

export const MODERATION_ENDPOINTS = [
  readReviewForModeration,
  listReviewsExcerpts,
  correctReview,
  readReviewCorrection,
  showReviewsDay,
] as const;
