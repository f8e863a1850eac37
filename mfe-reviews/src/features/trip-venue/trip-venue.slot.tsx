import { withQueries } from '@waymark/mfe-kit';
import { TripVenue } from './trip-venue';

export default withQueries(TripVenue);
