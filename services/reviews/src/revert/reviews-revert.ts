import { revertDecided } from '@waymark/contracts-community';
import { reviewsContentModerated, reviewsRevertDone, showReviewsDay } from '@waymark/contracts-reviews';
import { OnEvent, revertParts } from '@waymark/service-kit';
import { RevertedAnswers } from './reverted-answers';
import { RevertedNotices } from './reverted-notices';
import { RevertedPhotos } from './reverted-photos';
import { RevertedPlaceReports } from './reverted-place-reports';
import { RevertedReviews } from './reverted-reviews';
import { RevertedSuggestions } from './reverted-suggestions';
import { RevertedVotes } from './reverted-votes';

/** What members do in this slice that staff can take back for a whole day. */
export const REVIEWS_REVERT = revertParts({
  kinds: {
    review: RevertedReviews,
    'venue-answer': RevertedAnswers,
    'venue-photo': RevertedPhotos,
    vote: RevertedVotes,
    'place-report': RevertedPlaceReports,
    notice: RevertedNotices,
    'service-suggestion': RevertedSuggestions,
  },
  onDecided: OnEvent(revertDecided),
  done: reviewsRevertDone,
  moderated: reviewsContentModerated,
  endpoint: showReviewsDay,
});
