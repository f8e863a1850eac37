import { withQueries } from '@waymark/mfe-kit';
import { MyTrips } from './my-trips';

export default withQueries(MyTrips);
