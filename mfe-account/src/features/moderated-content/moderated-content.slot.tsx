import { withQueries } from '@waymark/mfe-kit';
import { moderatedContentPart } from '@waymark/mfe-kit/moderated';
import {
  correctProfileByStaff,
  readProfileCorrection,
  showModeratedProfiles,
  listProfileExcerpts,
} from '../../endpoints';

export default withQueries(
  moderatedContentPart(['profile'], showModeratedProfiles, listProfileExcerpts, {
    store: correctProfileByStaff,
    own: readProfileCorrection,
  }),
);
