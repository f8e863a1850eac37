import { withQueries } from '@waymark/mfe-kit';
import { moderationContentPart } from '@waymark/mfe-kit/moderation';
import { correctTrip, readTripCorrection, readTripForModeration, listTripExcerpts } from '../../endpoints';

export default withQueries(
  moderationContentPart(['trip', 'trip-comment'], readTripForModeration, listTripExcerpts, {
    store: correctTrip,
    own: readTripCorrection,
  }),
);
