import { withQueries } from '@waymark/mfe-kit';
import { activityOfDayPart } from '@waymark/mfe-kit/activity-of-day';
import { showMapsDay } from '../../endpoints';

export default withQueries(activityOfDayPart('maps', showMapsDay));
