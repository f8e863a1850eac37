import { FreshReviews } from './fresh-reviews';
import { KnownPlaces } from './known-places';

/** Known places and the latest reviews. */
const BelowSearch = () => (
  <>
    <KnownPlaces />
    <FreshReviews />
  </>
);

export default BelowSearch;
