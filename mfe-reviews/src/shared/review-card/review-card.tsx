import { dayWords, monthWords } from '@waymark/contracts-core';
import { placePath, ratingLevel, type Review } from '@waymark/contracts-reviews';
import {
  Badge,
  Card,
  CheckIcon,
  fontSize,
  InfoIcon,
  Inline,
  space,
  StarIcon,
  StarRating,
  UserIcon,
  VisuallyHidden,
} from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryLabel } from '../category-label';
import { SampleBadge } from '../sample-badge';
import { AreaRatings } from './area-ratings';
import { PhotoStrip } from './photo-strip';
import { ReviewActions } from './review-actions';
import { VoteControl } from './vote-control';

const LABELS: Readonly<Record<string, string>> = {
  mobility: 'Mobility disability',
  visual: 'Visual impairment',
  hearing: 'Hearing impairment',
  cognitive: 'Cognitive disability',
  multiple: 'More than one disability',
  temporary: 'Temporary condition',
  caregiver: 'Carer',
};

/** Returns the description of a reviewer who shows their disability type. */
function disabilityLabel(type: string): string {
  return LABELS[type] ?? 'Disabled reviewer';
}

function ReviewBadges({ review }: { review: Review }) {
  if (!review.isVerified && !review.isTopReviewer && !review.isSample && !review.disabilityType) return null;
  return (
    <Inline $gap={2}>
      {review.isVerified && (
        <Badge tone="info" icon={<CheckIcon size="1.1em" />}>
          Verified Account
        </Badge>
      )}
      {review.isTopReviewer && (
        <Badge tone="accent" icon={<StarIcon size="1.1em" />}>
          Top Reviewer
        </Badge>
      )}
      {review.disabilityType && (
        <Badge icon={<UserIcon size="1.1em" />}>{disabilityLabel(review.disabilityType)}</Badge>
      )}
      {review.isSample && <SampleBadge />}
    </Inline>
  );
}

/** The month of the visit, and whether the author may be biased. */
function ReviewNotes({ review }: { review: Review }) {
  const visited = monthWords(review.visitMonth ?? '');
  if (!visited && !review.rewarded) return null;
  return (
    <Inline $gap={3}>
      {visited && <span>{`Visited in ${visited}`}</span>}
      {review.rewarded && (
        <Badge tone="warn" icon={<InfoIcon size="1.1em" />}>
          Works for this place or was given something for this review
        </Badge>
      )}
    </Inline>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};

  & > div:first-child {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** Renders ", edited Jan 5, 2024". */
const Dated = ({ what, at }: { what: string; at: string | null | undefined }) =>
  at && (
    <>
      <span>{`, ${what}`}</span> <time dateTime={at}>{dayWords(at)}</time>
    </>
  );

const Words = styled.p`
  font-size: 1.0625rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Returns "Station, Leeds": category and place, as far as known. */
const placeWords = ({ category, city, country }: Review['venue']): string =>
  [category === 'venue' ? '' : categoryLabel(category), city ?? country].filter(Boolean).join(', ');

/** The author, with a link if the profile is public. */
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
  /** Level of the heading: one below that of the list. */
  level: 2 | 3;
  showVenue: boolean;
}

/**
 * Shows "Leeds, by Ben" as a heading, so that screen readers can jump between reviews. On a venue's own page, the
 * venue's name is visually hidden.
 */
function ReviewHeading({ review, level, showVenue }: ReviewHeadingProps) {
  return (
    <Title as={`h${level}`}>
      {showVenue ? (
        <>
          <Link to={placePath(review.venue)}>{review.venue.name}</Link>
          <span>, by</span>{' '}
        </>
      ) : (
        <VisuallyHidden>{`${review.venue.name}, by `}</VisuallyHidden>
      )}
      <ReviewerName review={review} />
    </Title>
  );
}

interface ReviewCardProps {
  review: Review;
  /** Author in the form "by Ben", made unique in the list by `reviewNames`. */
  called?: string;
  /** Shows the venue's name, when the page is not about that venue. */
  showVenue?: boolean;
  /** Level of the heading. Default: 3. */
  level?: 2 | 3;
}

export function ReviewCard({
  review,
  called = `by ${review.reviewerName}`,
  showVenue = false,
  level = 3,
}: ReviewCardProps) {
  const { overallRating } = review;
  return (
    <Card as="article" aria-label={`Review ${called}`}>
      <Head>
        <div>
          <ReviewHeading review={review} level={level} showVenue={showVenue} />
          <Soft>
            {showVenue && <span>{`${placeWords(review.venue)} · `}</span>}
            <time dateTime={review.createdAt}>{dayWords(review.createdAt)}</time>
            <Dated what="edited" at={review.editedAt} />
            {/* Missing in responses of the previous version of the service. */}
            <Dated what="corrected by staff" at={review.corrected?.at} />
          </Soft>
        </div>
        <Inline $gap={2}>
          <StarRating value={overallRating} />
          {overallRating !== null && <span>{ratingLevel(overallRating)}</span>}
          <ReviewBadges review={review} />
        </Inline>
      </Head>
      <Words>{review.detailedReview}</Words>
      {/* Missing in responses of the previous version of the service. */}
      <PhotoStrip photos={review.photos ?? []} reviewerName={review.reviewerName} />
      <AreaRatings review={review} />
      <ReviewNotes review={review} />
      <VoteControl review={review} called={called} />
      <ReviewActions review={review} called={called} />
    </Card>
  );
}
