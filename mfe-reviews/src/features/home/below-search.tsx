import { FreshReviews } from './fresh-reviews';
import { KnownPlaces } from './known-places';

/** What the site knows, and what visitors wrote last. */
const BelowSearch = () => (
  <>
    <KnownPlaces />
    <FreshReviews />
  </>
);

export default BelowSearch;
