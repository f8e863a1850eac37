import { withQueries } from '@waymark/mfe-kit';
import { memberDayPart } from '@waymark/mfe-kit/member-day';
import { showCommunityDay } from '../../endpoints';

export default withQueries(memberDayPart('community', showCommunityDay));
