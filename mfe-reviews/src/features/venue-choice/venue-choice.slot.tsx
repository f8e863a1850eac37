import { withQueries } from '@waymark/mfe-kit';
import { VenueChoice } from './venue-choice';

export default withQueries(VenueChoice);
