import { withQueries } from '../../app/with-queries';
import { ProfileReviews } from './profile-reviews';

export default withQueries(ProfileReviews);
