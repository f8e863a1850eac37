import { withQueries } from '@waymark/mfe-kit';
import { moderationContentPart } from '@waymark/mfe-kit/moderation';
import {
  correctProfileByStaff,
  readProfileCorrection,
  readProfileForModeration,
  listProfileExcerpts,
} from '../../endpoints';

export default withQueries(
  moderationContentPart(['profile'], readProfileForModeration, listProfileExcerpts, {
    store: correctProfileByStaff,
    own: readProfileCorrection,
  }),
);
