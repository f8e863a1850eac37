import type { Review } from '@waymark/contracts-reviews';
import { Link } from 'react-router-dom';

/** Who wrote it; a link where their profile is public. */
export function ReviewerName({ review: { reviewerName, reviewerProfileId } }: { review: Review }) {
  if (!reviewerProfileId) return <strong>{reviewerName}</strong>;
  return (
    <Link to={`/profile/${reviewerProfileId}`}>
      <strong>{reviewerName}</strong>
    </Link>
  );
}
