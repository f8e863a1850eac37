import { withQueries } from '@waymark/mfe-kit';
import { activityOfDayPart } from '@waymark/mfe-kit/activity-of-day';
import { showCommunityDay } from '../../endpoints';

export default withQueries(activityOfDayPart('community', showCommunityDay));
