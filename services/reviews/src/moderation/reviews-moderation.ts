import { caseDecided, contentReported } from '@waymark/contracts-community';
import {
  correctReview,
  readReviewCorrection,
  reviewsContentDescribed,
  reviewsContentModerated,
  readReviewForModeration,
  listReviewsExcerpts,
} from '@waymark/contracts-reviews';
import { moderationParts, OnEvent } from '@waymark/service-kit';
import { AnswerModeration } from './answer-moderation';
import { OwnerAnswerModeration } from './owner-answer-moderation';
import { PhotoModeration } from './photo-moderation';
import { ReviewModeration } from './review-moderation';
import { SupportServiceModeration } from './service-moderation';

/** The content of this service that moderators can hide, and how. */
export const REVIEWS_MODERATION = moderationParts({
  kinds: {
    review: ReviewModeration,
    'venue-photo': PhotoModeration,
    'venue-answer': AnswerModeration,
    'support-service': SupportServiceModeration,
    'owner-answer': OwnerAnswerModeration,
  },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: reviewsContentDescribed,
  moderated: reviewsContentModerated,
  endpoint: readReviewForModeration,
  excerpts: listReviewsExcerpts,
  corrections: { store: correctReview, own: readReviewCorrection },
});
