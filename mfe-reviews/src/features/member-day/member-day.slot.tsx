import { withQueries } from '@waymark/mfe-kit';
import { memberDayPart } from '@waymark/mfe-kit/member-day';
import { showReviewsDay } from '../../endpoints';

export default withQueries(memberDayPart('reviews', showReviewsDay));
