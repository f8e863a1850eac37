import { withQueries } from '@waymark/mfe-kit';
import { moderatedContentPart } from '@waymark/mfe-kit/moderated';
import { correctReview, readReviewCorrection, showModeratedReviews, listReviewsExcerpts } from '../../endpoints';

export default withQueries(
  moderatedContentPart(
    ['review', 'venue-answer', 'venue-photo', 'support-service', 'owner-answer'],
    showModeratedReviews,
    listReviewsExcerpts,
    {
      store: correctReview,
      own: readReviewCorrection,
    },
  ),
);
