import { withQueries } from '@waymark/mfe-kit';
import { moderatedContentPart } from '@waymark/mfe-kit/moderated';
import { correctProfileByStaff, readProfileCorrection, showModeratedProfiles } from '../../endpoints';

export default withQueries(
  moderatedContentPart(['profile'], showModeratedProfiles, {
    store: correctProfileByStaff,
    own: readProfileCorrection,
  }),
);
