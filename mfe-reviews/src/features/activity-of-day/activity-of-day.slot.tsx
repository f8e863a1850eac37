import { withQueries } from '@waymark/mfe-kit';
import { activityOfDayPart } from '@waymark/mfe-kit/activity-of-day';
import { showReviewsDay } from '../../endpoints';

export default withQueries(activityOfDayPart('reviews', showReviewsDay));
