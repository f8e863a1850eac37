import { withQueries } from '@waymark/mfe-kit';
import { TripFootpathReportChoice } from './trip-footpath-report-choice';

export default withQueries(TripFootpathReportChoice);
