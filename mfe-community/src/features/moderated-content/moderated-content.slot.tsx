import { withQueries } from '@waymark/mfe-kit';
import { moderatedContentPart } from '@waymark/mfe-kit/moderated';
import { correctTrip, readTripCorrection, showModeratedTrips, listTripExcerpts } from '../../endpoints';

export default withQueries(
  moderatedContentPart(['trip', 'trip-comment'], showModeratedTrips, listTripExcerpts, {
    store: correctTrip,
    own: readTripCorrection,
  }),
);
