import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  memberDayEndpoint,
  moderatedContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/reviews/moderated';

/** The kinds of content in this service that staff may hide. */
export const REVIEWS_CONTENT = ['review', 'venue-answer', 'venue-photo', 'support-service', 'owner-answer'] as const;

export const showModeratedReviews = moderatedContentEndpoint('showModeratedReviews', FOLDER, REVIEWS_CONTENT);
export const listReviewsExcerpts = contentExcerptsEndpoint('listReviewsExcerpts', FOLDER, REVIEWS_CONTENT);
export const correctReview = correctionEndpoint('correctReview', FOLDER, ['review', 'support-service']);
export const readReviewCorrection = ownCorrectionEndpoint('readReviewCorrection', FOLDER);

/** What a member did in this service on one day, for the staff's bulk undo. */
export const showReviewsDay = memberDayEndpoint('showReviewsDay', '/api/reviews/member-days');

export const MODERATED_ENDPOINTS = [
  showModeratedReviews,
  listReviewsExcerpts,
  correctReview,
  readReviewCorrection,
  showReviewsDay,
] as const;
