import { withQueries } from '@waymark/mfe-kit';
import { moderatedContentPart } from '@waymark/mfe-kit/moderated';
import { correctTrip, readTripCorrection, showModeratedTrips } from '../../endpoints';

export default withQueries(
  moderatedContentPart(['trip', 'trip-comment'], showModeratedTrips, { store: correctTrip, own: readTripCorrection }),
);
