import { withQueries } from '@waymark/mfe-kit';
import { moderationContentPart } from '@waymark/mfe-kit/moderation';
import { correctReview, readReviewCorrection, readReviewForModeration, listReviewsExcerpts } from '../../endpoints';

export default withQueries(
  moderationContentPart(
    ['review', 'venue-answer', 'venue-photo', 'support-service', 'owner-answer'],
    readReviewForModeration,
    listReviewsExcerpts,
    {
      store: correctReview,
      own: readReviewCorrection,
    },
  ),
);
