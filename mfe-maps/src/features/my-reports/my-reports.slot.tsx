import { withQueries } from '@waymark/mfe-kit';
import { MyReports } from './my-reports';

export default withQueries(MyReports);
