import { withQueries } from '@waymark/mfe-kit';
import { activityOfDayPart } from '@waymark/mfe-kit/activity-of-day';
import { showAccountDay } from '../../endpoints';

export default withQueries(activityOfDayPart('account', showAccountDay));
