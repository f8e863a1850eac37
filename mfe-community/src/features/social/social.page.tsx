import { withQueries } from '@waymark/mfe-kit';
import { SocialHub } from './social-hub';

export default withQueries(SocialHub);
