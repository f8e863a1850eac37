import { withQueries } from '@waymark/mfe-kit';
import { Follow } from './follow';

export default withQueries(Follow);
