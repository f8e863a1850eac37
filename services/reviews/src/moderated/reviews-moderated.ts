import { caseDecided, contentReported } from '@waymark/contracts-community';
import {
  correctReview,
  readReviewCorrection,
  reviewsContentDescribed,
  reviewsContentModerated,
  showModeratedReviews,
  listReviewsExcerpts,
} from '@waymark/contracts-reviews';
import { moderatedParts, OnEvent } from '@waymark/service-kit';
import { ModeratedAnswers } from './moderated-answers';
import { ModeratedOwnerAnswers } from './moderated-owner-answers';
import { ModeratedPhotos } from './moderated-photos';
import { ModeratedReviews } from './moderated-reviews';
import { ModeratedServices } from './moderated-services';

/** The content of this service that moderators can hide, and how. */
export const REVIEWS_MODERATED = moderatedParts({
  kinds: {
    review: ModeratedReviews,
    'venue-photo': ModeratedPhotos,
    'venue-answer': ModeratedAnswers,
    'support-service': ModeratedServices,
    'owner-answer': ModeratedOwnerAnswers,
  },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: reviewsContentDescribed,
  moderated: reviewsContentModerated,
  endpoint: showModeratedReviews,
  excerpts: listReviewsExcerpts,
  corrections: { store: correctReview, own: readReviewCorrection },
});
