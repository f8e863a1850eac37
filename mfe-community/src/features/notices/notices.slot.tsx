import { withQueries } from '@waymark/mfe-kit';
import { HeaderNotices } from './header-notices';

export default withQueries(HeaderNotices);
