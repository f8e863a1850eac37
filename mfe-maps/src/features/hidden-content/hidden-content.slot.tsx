import { withQueries } from '@waymark/mfe-kit';
import { moderationContentPart } from '@waymark/mfe-kit/moderation';
import {
  correctReportByStaff,
  readReportCorrection,
  readReportForModeration,
  listReportExcerpts,
} from '../../endpoints';

export default withQueries(
  moderationContentPart(['footpath-report'], readReportForModeration, listReportExcerpts, {
    store: correctReportByStaff,
    own: readReportCorrection,
  }),
);
