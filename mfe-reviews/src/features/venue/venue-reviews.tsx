import type { VenueDetail } from '@waymark/contracts-reviews';
import { EmptyState, LinkButton, Section, Stack } from '@waymark/ui';
import { ReviewCard } from '../../shared/review-card/review-card';
import { addReviewLink } from '../../shared/venue-search/add-review-link';

export function VenueReviews({ venue }: { venue: VenueDetail }) {
  const reviews = venue.reviews.filter((review) => review.venueId === venue.id && review.detailedReview && review.reviewerName);
  return (
    <Section heading="Customer Reviews">
      {reviews.length === 0 ? (
        <EmptyState
          title="No reviews yet"
          action={
            <LinkButton to={addReviewLink(venue)} variant="primary">
              Add First Review
            </LinkButton>
          }
        >
          Been here? What you noticed helps the next person decide.
        </EmptyState>
      ) : (
        <Stack $gap={4}>
          {venue.reviewCount > reviews.length && (
            <p>
              The newest {reviews.length} of {venue.reviewCount} reviews
            </p>
          )}
          <Stack as="ul" $gap={4} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Section>
  );
}
