import { withQueries } from '@waymark/mfe-kit';
import { ReportButton } from '../../shared/report/report-button';

export default withQueries(ReportButton);
