import { withQueries } from '@waymark/mfe-kit';
import { memberDayPart } from '@waymark/mfe-kit/member-day';
import { showAccountDay } from '../../endpoints';

export default withQueries(memberDayPart('account', showAccountDay));
