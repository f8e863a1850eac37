import { withQueries } from '@waymark/mfe-kit';
import { memberDayPart } from '@waymark/mfe-kit/member-day';
import { showMapsDay } from '../../endpoints';

export default withQueries(memberDayPart('maps', showMapsDay));
