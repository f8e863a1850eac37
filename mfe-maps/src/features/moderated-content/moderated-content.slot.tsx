import { withQueries } from '@waymark/mfe-kit';
import { moderatedContentPart } from '@waymark/mfe-kit/moderated';
import { correctReportByStaff, readReportCorrection, showModeratedReports } from '../../endpoints';

export default withQueries(
  moderatedContentPart(['footpath-report'], showModeratedReports, {
    store: correctReportByStaff,
    own: readReportCorrection,
  }),
);
