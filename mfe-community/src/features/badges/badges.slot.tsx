import { withQueries } from '@waymark/mfe-kit';
import { MemberBadges } from './member-badges';

export default withQueries(MemberBadges);
