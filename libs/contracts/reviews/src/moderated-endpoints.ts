import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  memberDayEndpoint,
  moderatedContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/reviews/moderated';

/** What this slice keeps that staff may hide. */
export const REVIEWS_CONTENT = ['review', 'venue-answer', 'venue-photo', 'support-service', 'owner-answer'] as const;

export const showModeratedReviews = moderatedContentEndpoint('showModeratedReviews', FOLDER, REVIEWS_CONTENT);
export const listReviewsExcerpts = contentExcerptsEndpoint('listReviewsExcerpts', FOLDER, REVIEWS_CONTENT);
export const correctReview = correctionEndpoint('correctReview', FOLDER, ['review', 'support-service']);
export const readReviewCorrection = ownCorrectionEndpoint('readReviewCorrection', FOLDER);

/** What a member did here on one day, for staff who take it back. */
export const showReviewsDay = memberDayEndpoint('showReviewsDay', '/api/reviews/member-days');

export const MODERATED_ENDPOINTS = [
  showModeratedReviews,
  listReviewsExcerpts,
  correctReview,
  readReviewCorrection,
  showReviewsDay,
] as const;
