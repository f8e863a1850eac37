import { withQueries } from '@waymark/mfe-kit';
import { ProfileReviews } from './profile-reviews';

export default withQueries(ProfileReviews);
