import { withQueries } from '@waymark/mfe-kit';
import { moderatedContentPart } from '@waymark/mfe-kit/moderated';
import { correctReportByStaff, readReportCorrection, showModeratedReports, listReportExcerpts } from '../../endpoints';

export default withQueries(
  moderatedContentPart(['footpath-report'], showModeratedReports, listReportExcerpts, {
    store: correctReportByStaff,
    own: readReportCorrection,
  }),
);
