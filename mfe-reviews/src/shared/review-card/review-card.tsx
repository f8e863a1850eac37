import { dayWords, monthWords } from '@waymark/contracts-core';
import { ratingLevel, type Review, RATING_AREAS, RATING_AREA_LABELS } from '@waymark/contracts-reviews';
import { Card, Inline, Stack, StarRating, DefinitionList, Badge, InfoIcon } from '@waymark/ui';
import { PhotoStrip } from './photo-strip';
import { ReviewBadges } from './review-badges';
import { ReviewHeading } from './review-heading';
import { VoteControl } from './vote-control';

/** When the visit was, and whether the author has a reason to praise. */
function ReviewNotes({ review }: { review: Review }) {
  const visited = monthWords(review.visitMonth ?? '');
  if (!visited && !review.rewarded) return null;
  return (
    <Inline $gap={3}>
      {visited && <span>Visited in {visited}</span>}
      {review.rewarded && (
        <Badge tone="warn" icon={<InfoIcon size="1.1em" />}>
          Works for or was rewarded by this place
        </Badge>
      )}
    </Inline>
  );
}

/** The areas that this reviewer rated; an area without a rating says nothing and is left out. */
function ReviewRatings({ review }: { review: Review }) {
  const rated = RATING_AREAS.filter((area) => review[`${area}Rating`] !== null);
  if (rated.length === 0) return null;
  return (
    <DefinitionList
      items={rated.map((area) => ({
        term: RATING_AREA_LABELS[area],
        value: <StarRating value={review[`${area}Rating`]} />,
      }))}
    />
  );
}

interface ReviewCardProps {
  review: Review;
  /** Names the venue, where the page is not already about it. */
  showVenue?: boolean;
  /** Of its heading. Default 3. */
  level?: 2 | 3;
}

export function ReviewCard({ review, showVenue = false, level = 3 }: ReviewCardProps) {
  const { overallRating } = review;
  return (
    <Card as="article" aria-label={`Review by ${review.reviewerName}`}>
      <Stack $gap={4}>
        <Inline $gap={3} $justify="space-between">
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <ReviewHeading review={review} level={level} showVenue={showVenue} />
            <p>
              {showVenue && `${review.venue.city ?? review.venue.country}, `}
              <time dateTime={review.createdAt}>{dayWords(review.createdAt)}</time>
            </p>
          </div>
          <Inline $gap={2}>
            <StarRating value={overallRating} />
            {overallRating !== null && <span>{ratingLevel(overallRating)}</span>}
          </Inline>
        </Inline>
        <ReviewBadges review={review} />
        <ReviewNotes review={review} />
        <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{review.detailedReview}</p>
        {/* A service of the version before sends none. */}
        <PhotoStrip photos={review.photos ?? []} reviewerName={review.reviewerName} />
        <ReviewRatings review={review} />
        <VoteControl review={review} />
      </Stack>
    </Card>
  );
}
