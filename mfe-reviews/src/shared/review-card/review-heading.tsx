import { placePath, type Review } from '@waymark/contracts-reviews';
import { fontSize, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Who wrote it; a link where their profile is public. */
function ReviewerName({ review: { reviewerName, reviewerProfileId } }: { review: Review }) {
  if (!reviewerProfileId) return <strong>{reviewerName}</strong>;
  return (
    <Link to={`/profile/${reviewerProfileId}`}>
      <strong>{reviewerName}</strong>
    </Link>
  );
}
const Title = styled.h3`
  font-size: ${fontSize.medium};
`;

interface ReviewHeadingProps {
  review: Review;
  /** Of the heading: one below that of the list. */
  level: 2 | 3;
  showVenue: boolean;
}

/** "Leeds, by Ben": reviews are found from heading to heading. Where the page is about the venue, its name is for the ear alone. */
export function ReviewHeading({ review, level, showVenue }: ReviewHeadingProps) {
  return (
    <Title as={`h${level}`}>
      {showVenue ? (
        <>
          <Link to={placePath(review.venue)}>{review.venue.name}</Link>, by{' '}
        </>
      ) : (
        <VisuallyHidden>{`${review.venue.name}, by `}</VisuallyHidden>
      )}
      <ReviewerName review={review} />
    </Title>
  );
}
