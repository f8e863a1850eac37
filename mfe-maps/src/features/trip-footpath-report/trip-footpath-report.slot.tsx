import { withQueries } from '@waymark/mfe-kit';
import { TripFootpathReport } from './trip-footpath-report';

export default withQueries(TripFootpathReport);
